import { createHash, randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Failure } from '../failure.mjs'
import { root } from '../paths.mjs'
import { canEnter, canRun, chooseAccount } from './account.mjs'
import { findBinaries } from './binaries.mjs'

/**
 * @typedef {import('./account.mjs').Account} Account
 * @typedef {import('./binaries.mjs').Binaries} Binaries
 * @typedef {{ account: Account | null, bin: string, cluster: string }} Location bin: the programs; cluster: the data
 * @typedef {{ id: string, folder: string, dataDir: string }} ExternalCluster
 */

/** Location of clusters whose account cannot enter the clone: one folder per clone. */
const externalRoot = '/var/lib/izlog'

/**
 * Decides the account, binaries and folder of the database. Only root in a folder that others may not enter needs an external location.
 * @param {string} dataDir
 * @returns {Location}
 */
export function resolveLocation(dataDir) {
  prepareDataDir(dataDir)
  const inside = path.join(dataDir, 'postgres')
  const outside = findExternal(dataDir)
  const account = chooseAccount([inside, ...(outside ? [path.join(outside.folder, 'postgres')] : [])])
  const binaries = findBinaries()
  if (!account) return { account, bin: path.join(binaries.folder, 'bin'), cluster: inside }
  const bin = installBinaries(account, binaries)
  if (outside) return { account, bin, cluster: claimExternal(outside, dataDir) }
  if (canEnter(account, dataDir)) return { account, bin, cluster: inside }
  return { account, bin, cluster: createExternal(account, { dataDir, inside }) }
}

/** Finds the cluster of a data folder. @param {string} dataDir */
export function findCluster(dataDir) {
  return path.join(findExternal(dataDir)?.folder ?? dataDir, 'postgres')
}

/** Lets the database's account traverse root's data folder without listing it. @param {string} dataDir */
function prepareDataDir(dataDir) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const { uid, mode } = statSync(dataDir)
  if (uid === process.getuid?.() && uid === 0) chmodSync(dataDir, mode | 0o711)
}

/** @param {Account} account @param {Binaries} binaries @returns {string} */
function installBinaries(account, { folder, version }) {
  const bin = path.join(folder, 'bin')
  if (canRun(account, path.join(bin, 'postgres'))) return bin
  const copy = path.join(cloneFolder(), `postgres-${version}`)
  if (!existsSync(copy)) {
    const fresh = `${copy}.${process.pid}`
    cpSync(folder, fresh, { recursive: true, verbatimSymlinks: true })
    renameSync(fresh, copy)
  }
  return path.join(copy, 'bin')
}

/** This clone's external folder. */
function cloneFolder() {
  const clone = realpathSync(root)
  const home = path.join(externalRoot, createHash('sha256').update(clone).digest('hex').slice(0, 12))
  mkdirSync(home, { recursive: true, mode: 0o755 })
  writeFileSync(path.join(home, 'clone'), `${clone}\n`)
  return home
}

/** @param {string} dataDir @returns {ExternalCluster | null} */
function findExternal(dataDir) {
  const note = path.join(dataDir, 'postgres-outside')
  if (!existsSync(note)) return null
  const folder = readFileSync(note, 'utf8').trim()
  return existsSync(path.join(folder, 'owner.json'))
    ? { folder, ...JSON.parse(readFileSync(path.join(folder, 'owner.json'), 'utf8')) }
    : null
}

/**
 * The data folder may have been moved, but a copy would give two shops one database.
 * @param {ExternalCluster} external
 * @param {string} dataDir
 */
function claimExternal({ folder, id, dataDir: owner }, dataDir) {
  const here = realpathSync(dataDir)
  if (owner !== here && existsSync(path.join(owner, 'postgres-outside')) && findExternal(owner)?.id === id) {
    throw new Failure(`Mapa ${dataDir} je kopija mape ${owner}, čija baza stoji u ${folder}.`, {
      remedy: `Za novu, praznu bazu obrišite bilješku o njoj: rm ${path.join(dataDir, 'postgres-outside')}`,
    })
  }
  writeFileSync(path.join(folder, 'owner.json'), JSON.stringify({ id, dataDir: here }))
  return path.join(folder, 'postgres')
}

/** @param {Account} account @param {{ dataDir: string, inside: string }} folders @returns {string} */
function createExternal(account, { dataDir, inside }) {
  const id = randomBytes(6).toString('hex')
  const folder = path.join(cloneFolder(), id)
  mkdirSync(folder, { mode: 0o711 })
  writeFileSync(path.join(folder, 'owner.json'), JSON.stringify({ id, dataDir: realpathSync(dataDir) }))
  const cluster = path.join(folder, 'postgres')
  // The folder's permissions changed: its data moves along.
  if (existsSync(inside)) moveTree(inside, cluster, account)
  writeFileSync(path.join(dataDir, 'postgres-outside'), `${folder}\n`, { mode: 0o600 })
  return cluster
}

/** @param {string} from @param {string} to @param {Account} account */
function moveTree(from, to, account) {
  cpSync(from, to, { recursive: true, verbatimSymlinks: true })
  for (const entry of readdirSync(to, { recursive: true, withFileTypes: true }))
    chownSync(path.join(entry.parentPath, entry.name), account.uid, account.gid)
  chownSync(to, account.uid, account.gid)
  chmodSync(to, 0o700)
  rmSync(from, { recursive: true })
}

/** Removes external folders of deleted clones in the temporary folder. Others may be on an unmounted disk, so `doctor` only lists them. */
export function removeAbandoned() {
  for (const { home, clone } of listAbandoned())
    if (clone.startsWith(`${realpathSync(os.tmpdir())}/`)) rmSync(home, { recursive: true, force: true })
}

/** @returns {{ home: string, clone: string }[]} folders of clones that no longer exist */
export function listAbandoned() {
  if (process.getuid?.() !== 0 || !existsSync(externalRoot)) return []
  return readdirSync(externalRoot)
    .map((name) => path.join(externalRoot, name))
    .filter((home) => existsSync(path.join(home, 'clone')))
    .map((home) => ({ home, clone: readFileSync(path.join(home, 'clone'), 'utf8').trim() }))
    .filter(({ clone }) => clone !== '' && !existsSync(clone))
}
