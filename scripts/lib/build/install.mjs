import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { run } from '../process/child.mjs'
import { Failure } from '../failure.mjs'
import { withLock } from '../process/lock.mjs'
import { root } from '../paths.mjs'
import { step } from '../output.mjs'
import { ensureFonts } from './fonts.mjs'
import { ensureIcons } from './icons.mjs'

/** @typedef {{ version?: string, resolved?: string, integrity?: string, optional?: boolean, link?: boolean, os?: string[], cpu?: string[] }} Package */

const lockFile = path.join(root, 'package-lock.json')
const installed = path.join(root, 'node_modules/.package-lock.json')
const stampFile = path.join(root, 'node_modules/.izlog-installed')

/** Installs the packages of the lock file unless present, and makes what is made of them. @param {string} command who asks */
export async function ensureInstalled(command) {
  if (!isInstalled()) {
    await withLock(root, { purpose: 'prepare', command }, async () => {
      if (!isInstalled()) await step('Instaliram pakete (npm ci)', install)
    })
  }
  await ensureFonts(command)
  await ensureIcons()
}

/** Whether node_modules matches the lock file. A stamp makes repeated checks free. */
export function isInstalled() {
  if (!existsSync(installed)) return false
  const stamp = stampOf(readFileSync(lockFile))
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return true
  // npm writes its list last, so an interrupted installation has none.
  if (!hasSamePackages(readPackages(lockFile), readPackages(installed))) return false
  writeFileSync(stampFile, stamp)
  return true
}

/** Native packages differ by system; node_modules may come from another machine. @param {Buffer} lock */
function stampOf(lock) {
  return `${createHash('sha256').update(lock).digest('hex')} ${process.platform} ${process.arch}`
}

/** @param {string} file @returns {Record<string, Package>} */
function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}

/**
 * @param {Record<string, Package>} wanted
 * @param {Record<string, Package>} found
 */
export function hasSamePackages(wanted, found) {
  const isMissing = (/** @type {string} */ name) => !found[name] && !wanted[name]?.optional && !wanted[name]?.link
  const isForeign = (/** @type {string} */ name) =>
    found[name]?.version !== wanted[name]?.version || found[name]?.integrity !== wanted[name]?.integrity
  const isForThisSystem = (/** @type {Package} */ one) =>
    (one.os?.includes(process.platform) ?? true) && (one.cpu?.includes(process.arch) ?? true)
  return (
    !Object.keys(wanted).some((name) => name !== '' && isMissing(name)) &&
    !Object.keys(found).some((name) => isForeign(name)) &&
    // Native packages of another system mean that the folder was copied.
    !Object.values(found).some((one) => one.os && one.cpu && !isForThisSystem(one))
  )
}

async function install() {
  const exact = await npm(['ci'])
  // Follows the lock file without changing it.
  const result = exact.code !== 0 && missesOnlyForeignPackages(exact.output) ? await npm(['install', '--no-save']) : exact
  if (result.code !== 0) {
    const lines = result.output.split('\n').filter(Boolean)
    throw new Failure('Paketi se nisu instalirali.', { tail: lines.slice(0, 12), remedy: remedyFor(result.output) })
  }
  writeFileSync(stampFile, stampOf(readFileSync(lockFile)))
}

/**
 * Some registries lack the native packages of other systems. npm then omits their versions from the lock file, and `npm ci` refuses it.
 * @param {string} output
 */
export function missesOnlyForeignPackages(output) {
  const mismatches = output.match(/(?:Missing|Invalid): .+/g) ?? []
  return mismatches.length > 0 && mismatches.every((line) => /^Missing: \S+@ from lock file/.test(line))
}

/** @param {string[]} args @returns {Promise<{ code: number, output: string }>} */
async function npm(args) {
  /** @type {string[]} */
  const lines = []
  // Uses the npm that started us. Install scripts stay off, because ours do what is needed (postgres/binaries.mjs).
  const npmCommand = process.env.npm_execpath?.endsWith('.js') ? [process.execPath, process.env.npm_execpath] : ['npm']
  const [command = 'npm', ...prefix] = npmCommand
  const flags = ['--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error']
  const { code } = await run(command, [...prefix, ...args, ...flags], { onLine: (line) => lines.push(line) })
  return { code, output: lines.join('\n') }
}

/** @param {string} output */
function remedyFor(output) {
  if (/ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|network/i.test(output))
    return 'Registar paketa nije dostupan. Provjerite mrežu (npm ping), pa ponovite naredbu.'
  if (/ENOSPC/.test(output)) return 'Disk je pun. Oslobodite barem 2 GB, pa ponovite naredbu.'
  if (/EACCES|EPERM/.test(output)) return `Nemate pravo pisanja u ${root}. Preuzmite mapu: sudo chown -R "$(id -un)" ${root}`
  if (/EUSAGE|not in sync/i.test(output)) return 'package.json i package-lock.json se ne slažu. Uskladite ih: npm install'
  return 'Pokušajte ručno: npm ci'
}
