import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { run } from './child.mjs'
import { Failure } from './failure.mjs'
import { withLock } from './lock.mjs'
import { root } from './paths.mjs'
import { step } from './say.mjs'

/** @typedef {{ version?: string, resolved?: string, integrity?: string, optional?: boolean, link?: boolean, os?: string[], cpu?: string[] }} Package */

const lockFile = path.join(root, 'package-lock.json')
const installed = path.join(root, 'node_modules/.package-lock.json')
const stampFile = path.join(root, 'node_modules/.izlog-installed')

/** Installs what the lock file names, unless it is there. @param {string} command who asks */
export async function ensureInstalled(command) {
  if (isInstalled()) return
  await withLock(root, { purpose: 'prepare', command }, async () => {
    if (!isInstalled()) await step('Instaliram pakete (npm ci)', install)
  })
}

/** Whether node_modules holds what the lock file names; remembered by a stamp, so that it costs nothing the next time. */
export function isInstalled() {
  if (!existsSync(installed)) return false
  const stamp = stampOf(readFileSync(lockFile))
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return true
  // npm writes its own list last, so a broken-off installation has none; one made by hand counts when it is the same.
  if (!hasSamePackages(readPackages(lockFile), readPackages(installed))) return false
  writeFileSync(stampFile, stamp)
  return true
}

/** Native packages differ by system, as a node_modules carried over from another machine would show. @param {Buffer} lock */
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
    // Foreign native packages alone mean that the folder came from another machine.
    !Object.values(found).some((one) => one.os && one.cpu && !isForThisSystem(one))
  )
}

async function install() {
  const exact = await npm(['ci'])
  // Leaves the lock file as it is, and follows it in everything that it names.
  const result = exact.code !== 0 && missesOnlyForeignPackages(exact.output) ? await npm(['install', '--no-save']) : exact
  if (result.code !== 0) {
    const lines = result.output.split('\n').filter(Boolean)
    throw new Failure('Paketi se nisu instalirali.', { tail: lines.slice(0, 12), remedy: remedyFor(result.output) })
  }
  writeFileSync(stampFile, stampOf(readFileSync(lockFile)))
}

/**
 * Some registries do not carry the native packages of other systems. npm then leaves them out of the lock file, without a word, and `npm ci`
 * refuses the file for it: it names them without a version.
 * @param {string} output
 */
export function missesOnlyForeignPackages(output) {
  const complaints = output.match(/(?:Missing|Invalid): .+/g) ?? []
  return complaints.length > 0 && complaints.every((line) => /^Missing: \S+@ from lock file/.test(line))
}

/** @param {string[]} words @returns {Promise<{ code: number, output: string }>} */
async function npm(words) {
  /** @type {string[]} */
  const lines = []
  // Started by npm, we use the same npm; its scripts stay off, because ours do what is needed of them (postgres/binaries.mjs).
  const own = process.env.npm_execpath?.endsWith('.js') ? [process.execPath, process.env.npm_execpath] : ['npm']
  const [command = 'npm', ...before] = own
  const flags = ['--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error']
  const { code } = await run(command, [...before, ...words, ...flags], { onLine: (line) => lines.push(line) })
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
