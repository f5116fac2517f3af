import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { root } from '../../lib/paths.mjs'
import { print } from '../../lib/output.mjs'
import { processorSpeed, stolenSeconds } from './machine.mjs'

/** @typedef {{ what: string, budget: string, measured: string, ok: boolean }} Row */

const file = path.join(root, 'docs/performance.md')

// A bench loads this file before it starts its shop.
const before = { startedAt: performance.now(), speed: processorSpeed(), stolen: stolenSeconds() }

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
  const machine = describeMachine()
  print(machine)
  const block = [
    `<!-- ${name} -->`,
    `## ${title}`,
    '',
    ...table,
    '',
    `${when} ${machine}`,
    ...(note ? ['', note] : []),
    `<!-- /${name} -->`,
  ].join('\n')
  const written = existsSync(file)
    ? readFileSync(file, 'utf8')
    : '# Performance\n\nWritten by `npm run bench`. "Bare" is a minimal Next page, built and measured in the same run. "Rounds" are of a fixed piece of\nJavaScript (`scripts/bench/lib/machine.mjs`): times of two runs can be compared where these are alike.\n'
  const mark = new RegExp(`<!-- ${name} -->[\\s\\S]*<!-- /${name} -->`)
  writeFileSync(file, mark.test(written) ? written.replace(mark, () => block) : `${written.trimEnd()}\n\n${block}\n`)
}

/** How fast the machine itself was, before and after. */
function describeMachine() {
  const stolen = stolenSeconds()
  const seconds = (performance.now() - before.startedAt) / 1000
  const share = stolen === null || before.stolen === null ? null : ((stolen - before.stolen) / seconds / os.availableParallelism()) * 100
  return `Processor: ${before.speed} and ${processorSpeed()} rounds/s before and after${share === null ? '' : `, ${share.toFixed(0)} % taken by other machines`}.`
}
