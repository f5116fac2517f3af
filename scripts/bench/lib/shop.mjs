import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ensureBuilt } from '../../lib/build.mjs'
import { freePort } from '../../lib/ports.mjs'
import { startPostgres } from '../../lib/postgres.mjs'
import { prepareDatabase } from '../../lib/prepare.mjs'
import { step } from '../../lib/say.mjs'
import { atEnd } from '../../lib/shutdown.mjs'
import { openShop } from '../../chaos/shop.mjs'

const command = 'npm run bench'

/**
 * A whole shop for one measurement: production build, durable database of its own, limits off.
 * @param {{ products?: number }} [wish]
 */
export async function benchShop({ products } = {}) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'izlog-bench-'))
  chmodSync(folder, 0o711)
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  const dataDir = path.join(folder, 'data')
  mkdirSync(dataDir)
  chmodSync(dataDir, 0o711)
  const port = String(await freePort())
  /** @type {Record<string, string>} */
  const env = {
    NODE_ENV: 'production',
    PORT: port,
    HOST: '127.0.0.1',
    SITE_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: dataDir,
    ...{ LOG_LEVEL: 'warn', RATE_LIMITS: 'off', NEXT_TELEMETRY_DISABLED: '1' },
  }
  for (const [name, value] of Object.entries(process.env)) if (value !== undefined && !(name in env)) env[name] = value
  for (const name of ['DATABASE_URL', 'API_URL', 'SMTP_URL', 'REDIS_URL', 'S3_BUCKET']) env[name] = ''
  await ensureBuilt({ env, command })
  const database = await step('Pokrećem bazu', () => startPostgres({ dataDir }))
  atEnd(database.stop)
  const own = { ...env, DATABASE_URL: database.url }
  await prepareDatabase({ env: own, args: products ? ['--products', String(products)] : [], quiet: true })
  const shop = await openShop(own)
  atEnd(shop.end)
  return { shop, databaseUrl: database.url, databasePid: database.pid }
}
