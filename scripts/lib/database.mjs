import { startPostgres } from './postgres.mjs'
import { onShutdown } from './shutdown.mjs'

/**
 * A database for as long as the command runs. One that is asked to end while it still starts is waited for, so that nothing is left behind.
 * @param {Parameters<typeof startPostgres>[0]} options
 * @returns {Promise<string>} its address
 */
export async function startDatabase(options) {
  const starting = startPostgres(options)
  onShutdown(async () => (await starting.catch(() => null))?.stop())
  return (await starting).url
}
