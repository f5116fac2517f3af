import { Failure } from './failure.mjs'
import { lockDataDir, tryLock } from './lock.mjs'
import { findRunning, startPostgres } from './postgres.mjs'
import { step, printWarning } from './say.mjs'
import { onShutdown } from './shutdown.mjs'

/**
 * The database of this install for a command that comes and goes: DATABASE_URL, or that of a shop that runs now, or our own, started for as
 * long as the command takes.
 * @param {Record<string, string> & { DATA_DIR: string }} env
 * @param {string} command
 * @returns {Promise<string>} its address
 */
export async function attachDatabase(env, command) {
  return env.DATABASE_URL ?? (await runningDatabase(env.DATA_DIR, command)) ?? (await ownDatabase(env.DATA_DIR, command))
}

/** @param {string} dataDir @param {string} command @returns {Promise<string | null>} */
async function runningDatabase(dataDir, command) {
  const lock = await tryLock(dataDir, { purpose: 'data', command })
  if ('release' in lock) {
    await lock.release()
    return null
  }
  const url = findRunning(dataDir)
  if (!url) throw new Failure('Trgovina se upravo pokreće ili gasi.', { remedy: `Pričekajte trenutak, pa ponovite: ${command}` })
  return url
}

/** @param {string} dataDir @param {string} command */
async function ownDatabase(dataDir, command) {
  onShutdown((await lockDataDir(dataDir, command)).release)
  const database = await step('Pokrećem bazu', () => startPostgres({ dataDir, log: printWarning }))
  onShutdown(database.stop)
  return database.url
}
