import os from 'node:os'
import path from 'node:path'
import { run } from '../process/child.mjs'
import { root } from '../paths.mjs'
import { print, step } from '../output.mjs'

/** @typedef {{ name: string, reason: string }} Failed */
/** @typedef {{ passed: number, failed: number, skipped?: number, repeated?: number, failures?: Failed[] }} Count */
/** @typedef {{ name: string, program: string, args: string[], mend?: string }} Check */

// Each thread of tsc and of oxlint works out the same types again, and both run at the same time.
const threads = String(Math.max(1, Math.floor(os.availableParallelism() / 2)))

/** Static checks of the sources. @type {Check[]} */
export const checks = [
  { name: 'Oblik (oxfmt)', program: 'oxfmt/bin/oxfmt', args: ['--check'], mend: 'npm run format' },
  { name: 'Pravila (oxlint)', program: 'oxlint/bin/oxlint', args: ['--type-aware', '--deny-warnings'] },
  { name: 'Tipovi (tsc)', program: 'typescript/bin/tsc', args: ['--noEmit', '--checkers', threads] },
]

/**
 * Runs one check and prints its output on failure.
 * @param {Check} check
 * @returns {Promise<Count>}
 */
export async function runCheck({ name, program, args, mend }) {
  /** @type {string[]} */
  const lines = []
  try {
    await step(name, async () => {
      const file = path.join(root, 'node_modules', program)
      const { code } = await run(process.execPath, [file, ...args], {
        env: { ...process.env, GOMAXPROCS: threads },
        onLine: (line) => lines.push(line),
      })
      if (code !== 0) throw new Error(name)
    })
    return { passed: 1, failed: 0 }
  } catch {
    for (const line of lines.slice(0, 200)) print(`    ${line}`)
    if (mend) print(`  Popravlja: ${mend}`)
    return { passed: 0, failed: 1, failures: [{ name, reason: lines.slice(0, 4).join(' | ') }] }
  }
}

/** @param {Count[]} counts @returns {Required<Count>} */
export function sum(counts) {
  const total = (/** @type {'passed' | 'failed' | 'skipped' | 'repeated'} */ name) =>
    counts.reduce((all, count) => all + (count[name] ?? 0), 0)
  const failures = counts.flatMap((count) => count.failures ?? [])
  return { passed: total('passed'), failed: total('failed'), skipped: total('skipped'), repeated: total('repeated'), failures }
}
