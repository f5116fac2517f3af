import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { root } from '../../lib/paths.mjs'
import { print } from '../../lib/output.mjs'

/** @typedef {{ what: string, budget: string, measured: string, ok: boolean }} Row */

const file = path.join(root, 'docs/performance.md')

/**
 * Prints a measurement and replaces its block in docs/performance.md.
 * @param {string} name @param {string} title @param {Row[]} rows @param {string} [note]
 */
export function report(name, title, rows, note = '') {
  for (const row of rows) print(`${row.ok ? '✓' : '✗'} ${row.what}: ${row.measured} (${row.budget})`)
  const table = [
    '| what | budget | measured | |',
    '|---|---|---|---|',
    ...rows.map((row) => `| ${row.what} | ${row.budget} | ${row.measured} | ${row.ok ? 'holds' : '**falls short**'} |`),
  ]
  const when = `Measured ${new Date().toISOString().slice(0, 10)} on ${os.availableParallelism()} cores, Node ${process.versions.node}, with the load generator on the same machine.`
  const block = [`<!-- ${name} -->`, `## ${title}`, '', ...table, '', when, ...(note ? ['', note] : []), `<!-- /${name} -->`].join('\n')
  const before = existsSync(file)
    ? readFileSync(file, 'utf8')
    : '# Performance\n\nWritten by `npm run bench`. "Bare" is a minimal Next page, built and measured in the same run.\n'
  const mark = new RegExp(`<!-- ${name} -->[\\s\\S]*<!-- /${name} -->`)
  writeFileSync(file, mark.test(before) ? before.replace(mark, () => block) : `${before.trimEnd()}\n\n${block}\n`)
}
