import { setTimeout as pause } from 'node:timers/promises'
import { caches } from './cache/registry.mjs'
import { dropChannel } from './cache/tell-drops'
import { database } from './db/client'
import { startShopClock } from './jobs/shop-clock'
import { startSweep } from './jobs/sweep'
import { startWorkers } from './jobs/workers'
import { log } from './log'
import { clearOldMails } from './mail/clear-old-mails'
import { clearOldEntries } from './modules/cms/form/clear-old-entries'
import { clearOldCarts } from './modules/ecommerce/cart/clear-old-carts'
import { chaseTransfers } from './modules/ecommerce/order/chase-transfers'
import { releaseLapsed } from './modules/ecommerce/order/release-lapsed'
import { clearOldNotices } from './modules/ecommerce/payment/clear-old-notices'
import { sweepPayments } from './modules/ecommerce/payment/sweep'
import { forgetWords } from './modules/product/forget-words'
import { eraseLeavers } from './modules/user/web/deletion/erase-leavers'
import { clearUnconfirmed } from './modules/marketing/newsletter/clear-unconfirmed'
import { sweepExports } from './modules/user/web/export/sweep-exports'
import { shutdownHooks } from './start/drain'

/** What runs beside the requests. A database that is away at the start must not keep the process from serving what it can: it is tried again. */
export function startBackground() {
  void insist('jobs', async () => {
    const workers = await startWorkers()
    shutdownHooks().add(() => workers.stop())
  })
  void insist('cache drops', listenForDrops)
  const clock = startShopClock()
  shutdownHooks().add(() => clock.stop())
  const sweeps = [
    startSweep('payments', () => sweepPayments()),
    startSweep('lapsed orders', () => releaseLapsed()),
    startSweep('orders that wait for a transfer', () => chaseTransfers(), { pauseMs: 10 * 60_000 }),
    startSweep('old carts', () => clearOldCarts(), { pauseMs: 10 * 60_000 }),
    startSweep('old notices', () => clearOldNotices(), { pauseMs: 60 * 60_000 }),
    startSweep('old mails', () => clearOldMails(), { pauseMs: 60 * 60_000 }),
    startSweep('answers to forms', () => clearOldEntries(), { pauseMs: 10 * 60_000 }),
    startSweep('unconfirmed requests for the letter', () => clearUnconfirmed(), { pauseMs: 60 * 60_000 }),
    startSweep('accounts that end', () => eraseLeavers()),
    startSweep('archives of data', () => sweepExports()),
    startSweep('words that nobody says any more', () => forgetWords(), { pauseMs: 24 * 60 * 60_000 }),
  ]
  for (const sweep of sweeps) shutdownHooks().add(() => sweep.stop())
}

/** Starts something, after a pause again if it cannot start yet, as long as the process lives. */
async function insist(what: string, start: () => Promise<void>) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await start()
    } catch (error) {
      log('error', `${what} did not start and will be tried again`, { error })
      await pause(Math.min(30_000, 500 * 2 ** attempt), undefined, { ref: false })
    }
  }
}

/** Another instance's drops arrive here; after a lost connection anything may have changed, so everything is dropped. */
async function listenForDrops() {
  let connected = false
  await database().sql.listen(
    dropChannel,
    (payload) => caches.drop(JSON.parse(payload)),
    () => {
      if (connected) caches.clear()
      connected = true
    },
  )
}
