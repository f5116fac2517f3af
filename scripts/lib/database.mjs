import { startPostgres } from './postgres.mjs'
import { atEnd } from './shutdown.mjs'

/**
 * A database for as long as the command runs. One that is asked to end while it still starts is waited for, so that nothing is left behind.
 * @param {Parameters<typeof startPostgres>[0]} options
 * @returns {Promise<string>} its address
 */
export async function openDatabase(options) {
  const starting = startPostgres(options)
  atEnd(async () => (await starting.catch(() => null))?.stop())
  return (await starting).url
}
