import { parseArgs } from 'node:util'
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { startLoopbackSignIn } from './lib/loopback.mjs'
import { startLoopbackPayPal } from './lib/loopback-paypal.mjs'
import { temporaryFolder, isolatedSettings } from './lib/own-shop.mjs'
import { startPostgres } from './lib/postgres.mjs'
import { prepareDatabase } from './lib/prepare.mjs'
import { runTs } from './lib/run-ts.mjs'
import { print, step, printTitle } from './lib/say.mjs'
import { onShutdown, runCommand } from './lib/shutdown.mjs'

// Every call of the contract and every route beside it with whatever anybody might send, against the production build on a database of its own:
// npm run fuzz -- --requests 20000 --seed 42
const command = 'npm run fuzz'
/** It only says what it signed, and nobody knows its secret: nothing answers there. */
const bank = { PAYMENT_GATEWAY_URL: 'https://banka.invalid', PAYMENT_GATEWAY_MERCHANT: 'lampa', PAYMENT_GATEWAY_SECRET: 'tajna-za-probu' }

runCommand(async () => {
  const { values } = parseArgs({
    options: { requests: { type: 'string', default: '20000' }, seed: { type: 'string', default: String(Date.now() % 1_000_000) } },
  })
  await ensureInstalled(command)
  const { openShop } = await import('./chaos/shop.mjs')
  const { env, dataDir } = await isolatedSettings(temporaryFolder('fuzz'), { logLevel: 'error' })
  await ensureBuilt({ env, command })
  const database = await step('Pokrećem bazu', () => startPostgres({ dataDir, ephemeral: true }))
  onShutdown(database.stop)
  // With a bank, a PayPal and a sign-in service, so that their routes have somebody to ask.
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
