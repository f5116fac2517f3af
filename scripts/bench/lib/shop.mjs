import { ensureBuilt } from '../../lib/build/build.mjs'
import { temporaryFolder, isolatedSettings } from '../../lib/testing/isolated-shop.mjs'
import { startPostgres } from '../../lib/postgres/postgres.mjs'
import { prepareDatabase } from '../../lib/prepare.mjs'
import { step } from '../../lib/output.mjs'
import { onShutdown } from '../../lib/process/shutdown.mjs'
import { openShop } from '../../chaos/shop.mjs'

const command = 'npm run bench'

/**
 * A shop for one benchmark: production build, durable database of its own, rate limits off.
 * @param {{ products?: number, orders?: number, env?: Record<string, string> }} [options] `env`: further settings
 */
export async function benchShop({ products, orders, env: further = {} } = {}) {
  const { env, dataDir } = await isolatedSettings(temporaryFolder('bench'))
  await ensureBuilt({ env, command })
  const database = await step('Pokrećem bazu', () => startPostgres({ dataDir }))
  onShutdown(database.stop)
  const own = { ...env, ...further, DATABASE_URL: database.url }
  const args = [...(products ? ['--products', String(products)] : []), ...(orders ? ['--orders', String(orders)] : [])]
  await prepareDatabase({ env: own, args, quiet: true })
  const shop = await openShop(own)
  onShutdown(shop.end)
  return { shop, dataDir, databaseUrl: database.url, databasePid: database.pid }
}
