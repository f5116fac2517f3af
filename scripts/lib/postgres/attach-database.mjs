import { Failure } from '../failure.mjs'
import { lockDataDir, tryLock } from '../process/lock.mjs'
import { findRunning, startPostgres } from './postgres.mjs'
import { step, printWarning } from '../output.mjs'
import { onShutdown } from '../process/shutdown.mjs'

/**
 * The database for a short command: DATABASE_URL, that of a running shop, or our own for the duration of the command.
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
  return step('Pokrećem bazu', () => startDatabase({ dataDir, log: printWarning }))
}

/**
 * Starts a database for the duration of the command. A shutdown during its start waits for it, so that nothing is left behind.
 * @param {Parameters<typeof startPostgres>[0]} options
 * @returns {Promise<string>} its address
 */
export async function startDatabase(options) {
  const starting = startPostgres(options)
  onShutdown(async () => (await starting.catch(() => null))?.stop())
  return (await starting).url
}
