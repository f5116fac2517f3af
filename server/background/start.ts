import { setTimeout as pause } from 'node:timers/promises'
import { caches } from '@/server/core/cache/registry.mjs'
import { invalidationChannel } from '@/server/core/cache/publish-invalidations'
import { database } from '@/server/db/client'
import { startScheduler } from './scheduler'
import { startPeriodicTask } from './periodic-task'
import { startWorkers } from './workers'
import { log } from '@/server/core/log'
import { clearOldMails } from '@/server/modules/mail/delivery/delete-old-mails'
import { clearOldEntries } from '@/server/modules/cms/form/delete-expired-entries'
import { deleteExpiredCarts } from '@/server/modules/cart/delete-expired-carts'
import { processPendingTransfers } from '@/server/modules/order/lifecycle/process-pending-transfers'
import { releaseExpiredReservations } from '@/server/modules/payment/jobs/release-expired-reservations'
import { clearOldWebhooks } from '@/server/modules/payment/jobs/clear-old-webhooks'
import { sweepPayments } from '@/server/modules/payment/jobs/sweep'
import { pruneVocabulary } from '@/server/modules/product/search/prune-vocabulary'
import { eraseDueAccounts } from '@/server/modules/user/web/deletion/erase-due-accounts'
import { clearUnconfirmed } from '@/server/modules/marketing/newsletter/delete-unconfirmed'
import { deleteExpiredExports } from '@/server/modules/user/web/export/delete-expired-exports'
import { shutdownHooks } from '@/server/core/drain'

/** Starts the background work. A database that is down delays it and never stops the server. */
export function startBackground() {
  void startWithRetry('jobs', async () => {
    const workers = await startWorkers()
    shutdownHooks().add(() => workers.stop())
  })
  void startWithRetry('cache drops', listenForInvalidations)
  const clock = startScheduler()
  shutdownHooks().add(() => clock.stop())
  const sweeps = [
    startPeriodicTask('payments', () => sweepPayments()),
    startPeriodicTask('lapsed orders', () => releaseExpiredReservations()),
    startPeriodicTask('orders that wait for a transfer', () => processPendingTransfers(), { pauseMs: 10 * 60_000 }),
    startPeriodicTask('old carts', () => deleteExpiredCarts(), { pauseMs: 10 * 60_000 }),
    startPeriodicTask('old notices', () => clearOldWebhooks(), { pauseMs: 60 * 60_000 }),
    startPeriodicTask('old mails', () => clearOldMails(), { pauseMs: 60 * 60_000 }),
    startPeriodicTask('answers to forms', () => clearOldEntries(), { pauseMs: 10 * 60_000 }),
    startPeriodicTask('unconfirmed requests for the letter', () => clearUnconfirmed(), { pauseMs: 60 * 60_000 }),
    startPeriodicTask('accounts that end', () => eraseDueAccounts()),
    startPeriodicTask('archives of data', () => deleteExpiredExports()),
    startPeriodicTask('words that nobody says any more', () => pruneVocabulary(), { pauseMs: 24 * 60 * 60_000 }),
  ]
  for (const sweep of sweeps) shutdownHooks().add(() => sweep.stop())
}

/** Retries a start with growing pauses until it succeeds. */
async function startWithRetry(name: string, start: () => Promise<void>) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await start()
    } catch (error) {
      log('error', `${name} did not start and will be tried again`, { error })
      await pause(Math.min(30_000, 500 * 2 ** attempt), undefined, { ref: false })
    }
  }
}

/** Receives the invalidations of all instances. A lost connection may have missed some, so it clears everything. */
async function listenForInvalidations() {
  let connected = false
  await database().sql.listen(
    invalidationChannel,
    (payload) => caches.invalidate(JSON.parse(payload)),
    () => {
      if (connected) caches.clear()
      connected = true
    },
  )
}
