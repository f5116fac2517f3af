import path from 'node:path'
import { checks, runCheck, sum } from './lib/testing/checks.mjs'
import { run } from './lib/process/child.mjs'
import { ensureChromium } from './lib/testing/chromium.mjs'
import { cleanEnv } from './lib/testing/clean-env.mjs'
import { Failure } from './lib/failure.mjs'
import { ensureInstalled } from './lib/build/install.mjs'
import { temporaryFolder } from './lib/testing/isolated-shop.mjs'
import { prepareShop, runJourneys } from './lib/testing/journeys.mjs'
import { keepTemporaryFilesInMemory } from './lib/testing/memory-folder.mjs'
import { root } from './lib/paths.mjs'
import { commandCount, vitestCount } from './lib/testing/results.mjs'
import { print, printTitle, step } from './lib/output.mjs'
import { runCommand } from './lib/process/shutdown.mjs'

/** @typedef {import('./lib/testing/checks.mjs').Count} Count */

// Runs all tests: npm test. Parts: npm test -- checks | unit | e2e | chaos | siege; arguments after another `--` go to Playwright.
const command = 'npm test'
const parts = ['checks', 'unit', 'e2e', 'chaos', 'siege']

runCommand(async () => {
  const { chosen, rest } = readArguments()
  const started = Date.now()
  keepTemporaryFilesInMemory()
  await ensureInstalled(command)
  const chromium = chosen.includes('e2e') ? await ensureChromium() : ''
  /** @type {Count[]} */
  const counts = []
  // Before the build, which writes types that the checks read.
  if (chosen.includes('checks')) counts.push(...(await Promise.all(checks.map(runCheck))))
  const folder = temporaryFolder('test')
  // The build uses little more than one core, and chaos waits for much of its time, so the unit tests run beside both; what comes after them measures times.
  const shop = chosen.includes('e2e') ? prepareShop({ folder, command }) : null
  const media = path.join(folder, 'data', 'media')
  const small = ['--kills', '2', '--rounds', '2', '--untimed', '--media', media]
  // A failure is reported where the shop is served.
  const prepared = Promise.resolve(shop).catch(() => {})
  const chaos = chosen.includes('chaos')
    ? prepared.then(() => runOther('Nevolje (npm run chaos)', ['chaos.mjs', '--seed', '7', ...small]))
    : null
  if (chosen.includes('unit')) counts.push(await runVitest())
  await prepared
  if (chaos) counts.push(await chaos)
  if (chosen.includes('siege')) counts.push(await runOther('Opsada (npm run siege)', ['siege.mjs', '--small', '--media', media]))
  if (shop) counts.push(await runJourneys({ shop, folder, command, chromium, rest }))
  const { passed, failed, skipped, repeated, failures } = sum(counts)
  print()
  for (const { name, reason } of failures) print(`✗ ${name}\n    ${reason}`)
  const notes = [skipped > 0 ? `preskočeno ${skipped}` : '', repeated > 0 ? `uspjelo tek iz drugog puta ${repeated}` : ''].filter(Boolean)
  print(`${[`Trajalo ${Math.round((Date.now() - started) / 1000)} s`, ...notes].join(', ')}.`)
  print(`${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
})

function readArguments() {
  const argv = process.argv.slice(2)
  const at = argv.indexOf('--')
  const named = at < 0 ? argv : argv.slice(0, at)
  const unknown = named.find((word) => !parts.includes(word))
  if (unknown) throw new Failure(`Nema dijela testova „${unknown}”.`, { remedy: `Postoje: ${parts.join(', ')}` })
  return { chosen: named.length === 0 ? parts : named, rest: at < 0 ? [] : argv.slice(at + 1) }
}

/** @returns {Promise<Count>} */
async function runVitest() {
  printTitle('Jedinični testovi i API (vitest)')
  const report = path.join(temporaryFolder('test'), 'vitest.json')
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const env = { ...cleanEnv(), NODE_ENV: 'test' }
  // The build runs beside them.
  const priority = 10
  const { code } = await run(process.execPath, [path.join(root, 'node_modules/vitest/vitest.mjs'), ...args], {
    env,
    onLine: print,
    priority,
  })
  return vitestCount(report, code)
}

/**
 * A small run of another command. `--media`: pictures that are drawn already. It prints at its end, so that its lines stay together.
 * @param {string} title @param {string[]} args @returns {Promise<Count>}
 */
async function runOther(title, [script = '', ...args]) {
  /** @type {string[]} */
  const lines = []
  let exitCode = 1
  const isDone = step(title, async () => {
    const { code } = await run(process.execPath, [path.join(root, 'scripts', script), ...args], {
      env: cleanEnv(),
      onLine: (line) => lines.push(line),
    })
    exitCode = code
    if (code !== 0) throw new Error(title)
  })
  // A failure is in the counts.
  await isDone.catch(() => {})
  for (const line of lines) print(line)
  return commandCount(lines, { title, code: exitCode })
}
