import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ensureBuilt } from '../build/build.mjs'
import { print, printFailure, printTitle, step } from '../output.mjs'
import { bundleDir, displayPath, root } from '../paths.mjs'
import { startDatabase } from '../postgres/attach-database.mjs'
import { prepareDatabase } from '../prepare.mjs'
import { run } from '../process/child.mjs'
import { freePort } from '../process/ports.mjs'
import { startServer } from '../serve/server.mjs'
import { cleanEnv } from './clean-env.mjs'
import { startLoopbackCaptcha, startLoopbackPayPal, startLoopbackSignIn } from './loopback.mjs'
import { playwrightCount } from './results.mjs'

/** @typedef {import('./checks.mjs').Count} Count */

/** @typedef {{ folder: string, url: string, databaseUrl: string, untouched: string, payPalUrl: string, env: Record<string, string> }} PreparedShop */

/**
 * Builds the site and prepares an isolated shop in that folder. Nothing serves it yet.
 * @param {{ folder: string, command: string }} options
 * @returns {Promise<PreparedShop>}
 */
export async function prepareShop({ folder, command }) {
  const dataDir = path.join(folder, 'data')
  const port = await freePort()
  const url = `http://localhost:${port}`
  const settings = { NODE_ENV: 'production', PORT: String(port), HOST: '127.0.0.1', SITE_URL: url, DATA_DIR: dataDir, LOG_LEVEL: 'warn' }
  // All end-to-end tests share one address; limits are tested in tests/api.
  const env = { ...cleanEnv(), ...settings, RATE_LIMITS: 'off', NEXT_TELEMETRY_DISABLED: '1' }
  const databaseUrl = await step('Pokrećem bazu', () => startDatabase({ dataDir, ephemeral: true }))
  const payPal = await startLoopbackPayPal()
  const shopEnv = { ...env, ...payPal.env, ...(await startLoopbackSignIn()), DATABASE_URL: databaseUrl }
  const prepare = async () => {
    restorePictures(dataDir)
    await prepareDatabase({ env: shopEnv, quiet: true })
    keepPictures(dataDir)
    return copyDatabase(databaseUrl)
  }
  const [, untouched] = await Promise.all([ensureBuilt({ env, command }), prepare()])
  return { folder, url, databaseUrl, untouched, payPalUrl: payPal.controlUrl, env: shopEnv }
}

/**
 * Runs Playwright against the production build on an isolated shop.
 * @param {{ shop: Promise<PreparedShop>, folder: string, command: string, chromium: string, rest: string[] }} options
 * @returns {Promise<Count>}
 */
export async function runJourneys({ shop: preparing, folder, command, chromium, rest }) {
  const output = path.join(root, 'test-results', path.basename(folder))
  const log = path.join(output, 'server.log')
  mkdirSync(output, { recursive: true })
  try {
    const shop = await serveShop(await preparing, { command, log })
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

/** Serves the prepared shop, and a second one with a captcha, which is a server setting. @param {PreparedShop} shop @param {{ command: string, log: string }} options */
async function serveShop({ folder, url, databaseUrl, untouched, payPalUrl, env }, { command, log }) {
  const guarded = { ...env, ...(await startLoopbackCaptcha()), PORT: String(await freePort()) }
  await step('Pokrećem poslužitelj', async () => {
    await startServer({ env, command, logFile: log })
    await startServer({ env: guarded, command, logFile: log })
  })
  const urls = { E2E_BASE_URL: url, E2E_CAPTCHA_URL: `http://localhost:${guarded.PORT}`, E2E_PAYPAL_URL: payPalUrl }
  const dataDir = path.join(folder, 'data')
  return { url, env: { ...urls, E2E_DATA_DIR: dataDir, E2E_DATABASE_URL: databaseUrl, E2E_UNTOUCHED_DATABASE: untouched } }
}

/** The demo shop's pictures of the last run. Their names are hashes of the drawings, so what has changed is drawn again. */
const pictures = path.join(bundleDir, 'pictures')
const mediaOf = (/** @type {string} */ dataDir) => path.join(dataDir, 'media')

/** @param {string} dataDir */
function restorePictures(dataDir) {
  if (existsSync(pictures)) cpSync(pictures, mediaOf(dataDir), { recursive: true })
}

/** @param {string} dataDir */
function keepPictures(dataDir) {
  // Moved into place, because an interrupted copy must not count as whole.
  const unfinished = `${pictures}.${process.pid}`
  cpSync(mediaOf(dataDir), unfinished, { recursive: true })
  rmSync(pictures, { recursive: true, force: true })
  renameSync(unfinished, pictures)
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
