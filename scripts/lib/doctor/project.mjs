import { accessSync, constants, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseDotenv } from '../dotenv.mjs'
import { isInstalled } from '../build/install.mjs'
import { tryLock } from '../process/lock.mjs'
import { root, displayPath } from '../paths.mjs'
import { startPostgres } from '../postgres/postgres.mjs'
import { findCluster, listAbandoned } from '../postgres/location.mjs'
import { readPostmaster } from '../postgres/postmaster.mjs'
import { checkSettings } from '../prepare.mjs'
import { runTs } from '../process/run-ts.mjs'
import { isAlive } from '../process/processes.mjs'
import { settingsFor } from '../serve/serve.mjs'

export function checkClone() {
  const missing = ['package.json', 'package-lock.json', 'app', 'server', 'scripts'].filter((name) => !existsSync(path.join(root, name)))
  if (missing.length > 0) return { problem: `nedostaje ${missing.join(', ')}`, remedy: 'git checkout -- .' }
  return isWritable(root) ? { fact: root } : { problem: `nemate pravo pisanja u ${root}`, remedy: `sudo chown -R "$(id -un)" ${root}` }
}

export function checkPackages() {
  return isInstalled()
    ? { fact: 'odgovaraju package-lock.json' }
    : { problem: 'ne odgovaraju package-lock.json', remedy: 'npm ci --ignore-scripts   (npm start to čini sam)' }
}

export async function checkEnvFile() {
  const file = path.join(root, '.env')
  const known = parseDotenv(readFileSync(path.join(root, '.env.example'), 'utf8'))
  const own = existsSync(file) ? parseDotenv(readFileSync(file, 'utf8')) : {}
  const unknown = Object.keys(own).filter((name) => !(name in known) && name !== 'NODE_ENV' && !name.startsWith('NEXT_PUBLIC_'))
  if (unknown.length > 0)
    return { problem: `.env navodi nepoznato: ${unknown.join(', ')}`, remedy: 'usporedite s popisom: cat .env.example' }
  if (isInstalled()) await checkSettings(settingsFor('production'))
  return { fact: existsSync(file) ? '.env je čitljiv' : 'zadane (nema .env)' }
}

export async function checkDataDir() {
  const { DATA_DIR: dataDir } = settingsFor('production')
  if (!existsSync(dataDir)) return { fact: `${displayPath(dataDir)} će nastati pri prvom pokretanju` }
  if (!isWritable(dataDir)) return { problem: `nemate pravo pisanja u ${dataDir}`, remedy: `sudo chown -R "$(id -un)" ${dataDir}` }
  const open = ['postgres-password', 'first-sign-in.txt'].map((name) => path.join(dataDir, name)).filter((file) => isReadableByOthers(file))
  if (open.length > 0)
    return { problem: `i drugi mogu čitati ${open.map(displayPath).join(', ')}`, remedy: `chmod 600 ${open.map(displayPath).join(' ')}` }
  const lock = await tryLock(dataDir, { purpose: 'data', command: 'npm run doctor' })
  if (!('release' in lock)) return { fact: lock.holder ? `koristi ih „${lock.holder.command}” (proces ${lock.holder.pid})` : 'u upotrebi' }
  await lock.release()
  return { fact: displayPath(dataDir) }
}

/** Stores and reads a small file in the bucket, if there is one. */
export async function checkStorage() {
  const env = settingsFor('production')
  if (!env.S3_ENDPOINT) return { fact: `mapa ${displayPath(path.join(env.DATA_DIR, 'media'))}` }
  if (!isInstalled()) return { fact: 'spremnik, provjerit će se nakon instalacije paketa' }
  const { code, tail } = await runTs('server/cli/check-storage.ts', { env })
  if (code === 0) return { fact: `spremnik ${env.S3_BUCKET}, ${new URL(env.S3_ENDPOINT).host}` }
  return { problem: tail.at(-1) ?? 'spremnik se ne može koristiti', remedy: 'ispravite S3_* u .env; opis stoji u .env.example' }
}

/** Starts a temporary database as the check. */
export async function checkDatabase() {
  const { DATABASE_URL: url } = settingsFor('production')
  if (url) return { fact: `vlastita, ${new URL(url).host}` }
  if (!isInstalled()) return { fact: 'ugrađena, provjerit će se nakon instalacije paketa' }
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'izlog-doctor-'))
  try {
    const database = await startPostgres({ dataDir, ephemeral: true })
    await database.stop()
    return { fact: 'ugrađeni Postgres se pokreće' }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

export async function checkLeftovers() {
  const { DATA_DIR: dataDir } = settingsFor('production')
  const abandoned = listAbandoned()
  if (abandoned.length > 0) {
    const homes = abandoned.map(({ home }) => home).join(' ')
    return {
      problem: `baze klonova kojih više nema: ${abandoned.map(({ clone }) => clone).join(', ')}`,
      remedy: `rm -r ${homes}   (nepovratno)`,
    }
  }
  const orphan = existsSync(dataDir) ? await findOrphan(dataDir) : null
  if (orphan)
    return {
      problem: `baza (proces ${orphan}) radi bez naredbe koja ju je pokrenula`,
      remedy: `npm start je preuzima; ili: kill -INT ${orphan}`,
    }
  return { fact: 'nema ih' }
}

/** @param {string} dataDir @returns {Promise<number | null>} */
async function findOrphan(dataDir) {
  const postmaster = readPostmaster(findCluster(dataDir))
  if (!postmaster?.pid || !isAlive(postmaster.pid)) return null
  const lock = await tryLock(dataDir, { purpose: 'data', command: 'npm run doctor' })
  if (!('release' in lock)) return null
  await lock.release()
  return postmaster.pid
}

/** @param {string} folder */
function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** @param {string} file */
function isReadableByOthers(file) {
  return existsSync(file) && (statSync(file).mode & 0o077) !== 0
}
