import { setTimeout as pause } from 'node:timers/promises'
import { caches } from '@/server/core/cache/registry.mjs'
import { dropChannel } from '@/server/core/cache/tell-drops'
import { database } from '@/server/db/client'
import { startShopClock } from './shop-clock'
import { startSweep } from './sweep'
import { startWorkers } from './workers'
import { log } from '@/server/core/log'
import { clearOldMails } from '@/server/modules/mail/clear-old-mails'
import { clearOldEntries } from '@/server/modules/cms/form/clear-old-entries'
import { clearOldCarts } from '@/server/modules/cart/clear-old-carts'
import { chaseTransfers } from '@/server/modules/order/lifecycle/process-pending-transfers'
import { releaseLapsed } from '@/server/modules/payment/jobs/release-expired-reservations'
import { clearOldNotices } from '@/server/modules/payment/jobs/clear-old-webhooks'
import { sweepPayments } from '@/server/modules/payment/jobs/sweep'
import { forgetWords } from '@/server/modules/product/search/forget-words'
import { eraseLeavers } from '@/server/modules/user/web/deletion/erase-leavers'
import { clearUnconfirmed } from '@/server/modules/marketing/newsletter/clear-unconfirmed'
import { sweepExports } from '@/server/modules/user/web/export/sweep-exports'
import { shutdownHooks } from '@/server/core/drain'

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
