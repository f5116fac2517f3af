import { mkdtempSync, rmSync, chmodSync, mkdirSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { freePort } from './lib/ports.mjs'
import { startPostgres } from './lib/postgres.mjs'
import { prepareDatabase } from './lib/prepare.mjs'
import { runTs } from './lib/run-ts.mjs'
import { say, step, title } from './lib/say.mjs'
import { atEnd, runCommand } from './lib/shutdown.mjs'

// Every call of the contract with whatever anybody might send, against the production build on a database of its own:
// npm run fuzz -- --requests 20000 --seed 42
const command = 'npm run fuzz'

runCommand(async () => {
  const { values } = parseArgs({
    options: { requests: { type: 'string', default: '20000' }, seed: { type: 'string', default: String(Date.now() % 1_000_000) } },
  })
  await ensureInstalled(command)
  const { openShop } = await import('./chaos/shop.mjs')
  const folder = mkdtempSync(path.join(os.tmpdir(), 'izlog-fuzz-'))
  chmodSync(folder, 0o711)
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  const env = await settings(folder)
  const database = await step('Pokrećem bazu', () => startPostgres({ dataDir: env.DATA_DIR ?? folder, ephemeral: true }))
  atEnd(database.stop)
  const own = { ...env, DATABASE_URL: database.url }
  await prepareDatabase({ env: own, quiet: true })
  const shop = await step('Pokrećem poslužitelj', () => openShop(own))
  atEnd(shop.end)
  title(`${values.requests} zahtjeva, sjeme ${values.seed}`)
  const args = [shop.base, values.requests, values.seed]
  const { code } = await runTs('tests/fuzz/run.ts', { args, env: own, onLine: say })
  if (code !== 0) say(`Isto ponovno: npm run fuzz -- --requests ${values.requests} --seed ${values.seed}`)
  return code === 0 ? 0 : 1
})

/** @param {string} folder @returns {Promise<Record<string, string>>} */
async function settings(folder) {
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
    LOG_LEVEL: 'error',
    // Every request is to get as far as it can.
    RATE_LIMITS: 'off',
    NEXT_TELEMETRY_DISABLED: '1',
  }
  for (const [name, value] of Object.entries(process.env)) if (value !== undefined && !(name in env)) env[name] = value
  for (const name of ['DATABASE_URL', 'API_URL', 'SMTP_URL', 'REDIS_URL', 'S3_BUCKET']) env[name] = ''
  await ensureBuilt({ env, command })
  return env
}
