import { parseArgs } from 'node:util'
import { showUsage } from './lib/arguments.mjs'
import { ensureBuilt } from './lib/build/build.mjs'
import { ensureInstalled } from './lib/build/install.mjs'
import { startLoopbackPayPal, startLoopbackSignIn } from './lib/testing/loopback.mjs'
import { temporaryFolder, isolatedSettings } from './lib/testing/isolated-shop.mjs'
import { startPostgres } from './lib/postgres/postgres.mjs'
import { prepareDatabase } from './lib/prepare.mjs'
import { runTs } from './lib/process/run-ts.mjs'
import { print, step, printTitle } from './lib/output.mjs'
import { onShutdown, runCommand } from './lib/process/shutdown.mjs'

// Sends arbitrary input to every call and route of the production build on a database of its own: npm run fuzz -- --requests 20000 --seed 42
const command = 'npm run fuzz'
/** Settings of a bank that does not exist. */
const bank = { PAYMENT_GATEWAY_URL: 'https://banka.invalid', PAYMENT_GATEWAY_MERCHANT: 'lampa', PAYMENT_GATEWAY_SECRET: 'tajna-za-probu' }

runCommand(async () => {
  if (showUsage([`${command} -- --requests 20000 --seed 42`])) return 0
  const { values } = parseArgs({
    options: { requests: { type: 'string', default: '20000' }, seed: { type: 'string', default: String(Date.now() % 1_000_000) } },
  })
  await ensureInstalled(command)
  const { openShop } = await import('./chaos/shop.mjs')
  const { env, dataDir } = await isolatedSettings(temporaryFolder('fuzz'), { logLevel: 'error' })
  await ensureBuilt({ env, command })
  const database = await step('Pokrećem bazu', () => startPostgres({ dataDir, ephemeral: true }))
  onShutdown(database.stop)
  // With loopback services, so that their routes are reachable.
  const payPal = await startLoopbackPayPal()
  const own = { ...env, ...payPal.env, ...bank, ...(await startLoopbackSignIn()), DATABASE_URL: database.url }
  await prepareDatabase({ env: own, quiet: true })
  const shop = await step('Pokrećem poslužitelj', () => openShop(own))
  onShutdown(shop.end)
  printTitle(`${values.requests} zahtjeva, sjeme ${values.seed}`)
  const args = [shop.base, values.requests, values.seed]
  const { code } = await runTs('tests/fuzz/run.ts', { args, env: own, onLine: print })
  print(`Isto ponovno: npm run fuzz -- --seed ${values.seed} --requests ${values.requests}`)
  return code === 0 ? 0 : 1
})
