import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ensureBuilt } from './lib/build/build.mjs'
import { checks, runCheck, sum } from './lib/testing/checks.mjs'
import { run } from './lib/process/child.mjs'
import { ensureChromium } from './lib/testing/chromium.mjs'
import { startDatabase } from './lib/postgres/attach-database.mjs'
import { parseDotenv } from './lib/dotenv.mjs'
import { Failure } from './lib/failure.mjs'
import { ensureInstalled } from './lib/build/install.mjs'
import { temporaryFolder } from './lib/testing/isolated-shop.mjs'
import { root, displayPath } from './lib/paths.mjs'
import { startLoopbackCaptcha, startLoopbackPayPal, startLoopbackSignIn } from './lib/testing/loopback.mjs'
import { freePort } from './lib/process/ports.mjs'
import { prepareDatabase } from './lib/prepare.mjs'
import { playwrightCount, vitestCount } from './lib/testing/results.mjs'
import { print, step, printFailure, printTitle } from './lib/output.mjs'
import { startServer } from './lib/serve/server.mjs'
import { runCommand } from './lib/process/shutdown.mjs'

/** @typedef {import('./lib/testing/checks.mjs').Count} Count */

// Runs all tests: npm test. Parts: npm test -- checks | unit | e2e | chaos | siege; arguments after another `--` go to Playwright.
const command = 'npm test'
const parts = ['checks', 'unit', 'e2e', 'chaos', 'siege']

runCommand(async () => {
  const { chosen, rest } = readArguments()
  const started = Date.now()
  await ensureInstalled(command)
  const chromium = chosen.includes('e2e') ? await ensureChromium() : ''
  /** @type {Count[]} */
  const counts = []
  if (chosen.includes('checks')) counts.push(...(await Promise.all(checks.map(runCheck))))
  if (chosen.includes('unit')) counts.push(await runVitest())
  const folder = temporaryFolder('test')
  if (chosen.includes('e2e')) counts.push(await runJourneys({ chromium, rest, folder }))
  const media = path.join(folder, 'data', 'media')
  if (chosen.includes('chaos')) counts.push(await runOther('Nevolje (npm run chaos)', ['chaos.mjs', '--seed', '7', '--media', media]))
  if (chosen.includes('siege')) counts.push(await runOther('Opsada (npm run siege)', ['siege.mjs', '--small', '--media', media]))
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

/** Keeps settings of this machine out of the tests; empty values also stop Next from reading .env. */
function cleanEnv() {
  /** @type {Record<string, string>} */
  const env = {}
  for (const [name, value] of Object.entries(process.env)) if (value !== undefined) env[name] = value
  const settings = parseDotenv(readFileSync(path.join(root, '.env.example'), 'utf8'))
  for (const name of Object.keys(settings)) env[name] = ''
  return env
}

/** @returns {Promise<Count>} */
async function runVitest() {
  printTitle('Jedinični testovi i API (vitest)')
  const report = path.join(temporaryFolder('test'), 'vitest.json')
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const env = { ...cleanEnv(), NODE_ENV: 'test' }
  const { code } = await run(process.execPath, [path.join(root, 'node_modules/vitest/vitest.mjs'), ...args], { env, onLine: print })
  return vitestCount(report, code)
}

/**
 * Runs Playwright against the production build on an isolated shop.
 * @param {{ chromium: string, rest: string[], folder: string }} options `folder`: where the shop keeps its data
 * @returns {Promise<Count>}
 */
async function runJourneys({ chromium, rest, folder }) {
  const output = path.join(root, 'test-results', path.basename(folder))
  const log = path.join(output, 'server.log')
  mkdirSync(output, { recursive: true })
  try {
    const shop = await startShop(folder, log)
    printTitle(`Putovanja kroz ${shop.url} (Playwright)`)
    const report = path.join(folder, 'e2e.json')
    const args = ['test', '--pass-with-no-tests', '--reporter=list,json', `--output=${path.join(output, 'traces')}`, ...rest]
    const env = { ...cleanEnv(), ...shop.env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
    const { code } = await run(process.execPath, [path.join(root, 'node_modules/@playwright/test/cli.js'), ...args], { env, onLine: print })
    const count = playwrightCount(report, code)
    showFailedPages(output)
    if (code === 0) rmSync(output, { recursive: true })
    else print(`  Tragovi i zapis poslužitelja: ${displayPath(output)}`)
    return count
  } catch (error) {
    printFailure(error)
    for (const line of lastLines(log)) print(`    ${line}`)
    return { passed: 0, failed: 1 }
  }
}

/** Prints the accessibility snapshot of failed pages, often the only clue from another machine. @param {string} folder */
function showFailedPages(folder) {
  const traces = path.join(folder, 'traces')
  const journeys = existsSync(traces) ? readdirSync(traces) : []
  const failed = journeys.filter((name) => existsSync(path.join(traces, name, 'error-context.md')))
  for (const name of failed.slice(0, 4)) {
    const [, snapshot = ''] = readFileSync(path.join(traces, name, 'error-context.md'), 'utf8').split('```yaml\n')
    print(`  Stranica pri padu: ${name}`)
    for (const line of withoutHeaderAndFooter(snapshot).slice(0, 80)) print(`    ${line}`)
  }
}

/** A snapshot without header and footer. @param {string} snapshot */
function withoutHeaderAndFooter(snapshot) {
  let skipped = -1
  return snapshot.split('\n').filter((line) => {
    const depth = line.search(/\S/)
    if (skipped >= 0 && depth > skipped) return false
    skipped = /^\s*- (banner|contentinfo)\b/.test(line) ? depth : -1
    return skipped < 0
  })
}

/** A small run of another command. `--media`: pictures that are drawn already. @param {string} title @param {string[]} args @returns {Promise<Count>} */
async function runOther(title, [script = '', ...args]) {
  printTitle(title)
  const { code, tail } = await run(process.execPath, [path.join(root, 'scripts', script), ...args], { env: cleanEnv(), onLine: print })
  const [, passed, failed] = tail.join('\n').match(/(\d+) passed, (\d+) failed/) ?? []
  if (passed === undefined) return { passed: 0, failed: 1 }
  return { passed: Number(passed), failed: Math.max(Number(failed), code === 0 ? 0 : 1) }
}

/** @param {string} folder @param {string} log */
async function startShop(folder, log) {
  const dataDir = path.join(folder, 'data')
  const port = await freePort()
  const url = `http://localhost:${port}`
  const settings = { NODE_ENV: 'production', PORT: String(port), HOST: '127.0.0.1', SITE_URL: url, DATA_DIR: dataDir, LOG_LEVEL: 'warn' }
  // All end-to-end tests share one address; limits are tested in tests/api.
  const env = { ...cleanEnv(), ...settings, RATE_LIMITS: 'off', NEXT_TELEMETRY_DISABLED: '1' }
  const databaseUrl = await step('Pokrećem bazu', () => startDatabase({ dataDir, ephemeral: true }))
  const payPal = await startLoopbackPayPal()
  const own = { ...env, ...payPal.env, ...(await startLoopbackSignIn()), DATABASE_URL: databaseUrl }
  const prepare = async () => {
    await prepareDatabase({ env: own, quiet: true })
    return copyDatabase(databaseUrl)
  }
  const [, untouched] = await Promise.all([ensureBuilt({ env, command }), prepare()])
  // A second shop with a captcha, which is a server setting.
  const guarded = { ...own, ...(await startLoopbackCaptcha()), PORT: String(await freePort()) }
  await step('Pokrećem poslužitelj', async () => {
    await startServer({ env: own, command, logFile: log })
    await startServer({ env: guarded, command, logFile: log })
  })
  const urls = { E2E_BASE_URL: url, E2E_CAPTCHA_URL: `http://localhost:${guarded.PORT}`, E2E_PAYPAL_URL: payPal.controlUrl }
  return { url, env: { ...urls, E2E_DATA_DIR: dataDir, E2E_DATABASE_URL: databaseUrl, E2E_UNTOUCHED_DATABASE: untouched } }
}

/**
 * Copies the prepared database, as the template of the shops that single journeys open (e2e/support/own-shop.ts).
 * @param {string} url
 * @returns {Promise<string>} its name
 */
async function copyDatabase(url) {
  const { default: postgres } = await import('postgres')
  const maintenance = new URL(url)
  maintenance.pathname = '/postgres'
  const cluster = postgres(maintenance.href, { max: 1, onnotice: () => {} })
  await cluster`create database untouched template ${cluster(new URL(url).pathname.slice(1))}`
  await cluster.end()
  return 'untouched'
}

/** @param {string} file */
function lastLines(file) {
  try {
    return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-20)
  } catch {
    return []
  }
}
