import { deleteOldIdempotencyKeys } from '@/server/core/idempotency/run-idempotent'
import { setTimeout as sleep } from 'node:timers/promises'
import { caches } from '@/server/core/cache/registry.mjs'
import { deleteOldInvalidations, followJournal } from '@/server/core/cache/journal'
import { refreshCaches } from '@/server/core/cache/refreshers'
import { applyNotification, invalidationChannel } from '@/server/core/cache/publish-invalidations'
import { database } from '@/server/db/client'
import { startScheduler } from './scheduler'
import { startPeriodicTask } from './periodic-task'
import { startWorkers } from './workers'
import { log } from '@/server/core/log'
import { deleteOldMails } from '@/server/modules/mail/delivery/delete-old-mails'
import { deleteExpiredEntries } from '@/server/modules/cms/form/delete-expired-entries'
import { publishDueReleases } from '@/server/modules/cms/release/publish-due-releases'
import { deleteOldCheckpoints } from '@/server/modules/cms/version/delete-old-checkpoints'
import { deleteExpiredCarts } from '@/server/modules/cart/delete-expired-carts'
import { deleteOldUploads } from '@/server/modules/media/bucket/delete-old-uploads'
import { sweepUnusedFiles } from '@/server/modules/media/uses/sweep-unused-files'
import { processPendingTransfers } from '@/server/modules/order/lifecycle/process-pending-transfers'
import { deleteExpiredSignIns } from '@/server/modules/auth/session/delete-expired-sign-ins'
import { endExpiredEdits } from '@/server/modules/payment/jobs/end-expired-edits'
import { cancelExpiredOrders } from '@/server/modules/payment/jobs/cancel-expired-orders'
import { deleteOldWebhooks } from '@/server/modules/payment/jobs/delete-old-webhooks'
import { sweepPayments } from '@/server/modules/payment/jobs/payment-jobs'
import { pruneVocabulary } from '@/server/modules/product/search/prune-vocabulary'
import { eraseDueAccounts } from '@/server/modules/user/web/deletion/erase-due-accounts'
import { deleteUnconfirmed } from '@/server/modules/marketing/newsletter/delete-unconfirmed'
import { deleteOldReservations } from '@/server/modules/calendar/event/seats/delete-old-reservations'
import { deleteExpiredNotices } from '@/server/modules/stock/notice/delete-expired-notices'
import { mailArrivals } from '@/server/modules/stock/notice/mail-arrivals'
import { sweepReceipts } from '@/server/modules/fiscal/sweep-receipts'
import { deleteExpiredLabels } from '@/server/modules/order-office/label/delete-expired-labels'
import { deleteExpiredPrints } from '@/server/modules/order-office/print/delete-expired-prints'
import { failLostPrints } from '@/server/modules/order-office/print/fail-lost-prints'
import { deleteOldRevisions } from '@/server/modules/revision/delete-old-revisions'
import { deleteOldRuns } from '@/server/modules/run/delete-old-runs'
import { deleteOldRequests } from '@/server/modules/gdpr/request/delete-old-requests'
import { deleteExpiredExports } from '@/server/modules/user/web/export/delete-expired-exports'
import { sweepNotifications } from '@/server/modules/admin/notification/sweep-notifications'
import { shutdownHooks } from '@/server/core/process/drain'

/** Starts the background work. A database that is down delays it and never stops the server. */
export function startBackground() {
  void startWithRetry('jobs', async () => {
    const workers = await startWorkers()
    shutdownHooks().add(() => workers.stop())
  })
  void startWithRetry('invalidation listener', listenForInvalidations)
  const scheduler = startScheduler()
  shutdownHooks().add(() => scheduler.stop())
  const tasks = [
    startPeriodicTask('payments', () => sweepPayments()),
    startPeriodicTask('fiscal receipts', () => sweepReceipts(), { pauseMs: 2000 }),
    startPeriodicTask('expired reservations', () => cancelExpiredOrders()),
    startPeriodicTask('expired edits of orders', () => endExpiredEdits()),
    startPeriodicTask('pending transfers', () => processPendingTransfers(), { pauseMs: 10 * 60_000 }),
    startPeriodicTask('invalidation journal', () => followKnownJournal(), { pauseMs: 5000 }),
    startPeriodicTask('outdated feeds', () => refreshCaches()),
    startPeriodicTask('old cache invalidations', () => deleteOldInvalidations(), { pauseMs: 60 * 60_000 }),
    startPeriodicTask('old carts', () => deleteExpiredCarts(), { pauseMs: 10 * 60_000 }),
    startPeriodicTask('old webhook events', () => deleteOldWebhooks(), { pauseMs: 60 * 60_000 }),
    startPeriodicTask('old mails', () => deleteOldMails(), { pauseMs: 60 * 60_000 }),
    startPeriodicTask('old uploads', () => deleteOldUploads(), { pauseMs: 60 * 60_000 }),
    startPeriodicTask('unused media files', () => sweepUnusedFiles(), { pauseMs: 6 * 60 * 60_000 }),
    startPeriodicTask('old form entries', () => deleteExpiredEntries(), { pauseMs: 10 * 60_000 }),
    startPeriodicTask('releases', () => publishDueReleases(), { pauseMs: 1000 }),
    startPeriodicTask('old idempotency keys', () => deleteOldIdempotencyKeys(), { pauseMs: 60 * 60_000 }),
    startPeriodicTask('old checkpoints', () => deleteOldCheckpoints(), { pauseMs: 60 * 60_000 }),
    startPeriodicTask('unconfirmed newsletter subscriptions', () => deleteUnconfirmed(), { pauseMs: 60 * 60_000 }),
    startPeriodicTask('stock notices', () => mailArrivals(), { pauseMs: 60_000 }),
    startPeriodicTask('expired stock notices', () => deleteExpiredNotices(), { pauseMs: 60 * 60_000 }),
    startPeriodicTask('old seat reservations', () => deleteOldReservations(), { pauseMs: 60 * 60_000 }),
    startPeriodicTask('expired sign-ins', () => deleteExpiredSignIns(), { pauseMs: 10 * 60_000 }),
    startPeriodicTask('account deletions', () => eraseDueAccounts()),
    startPeriodicTask('data exports', () => deleteExpiredExports()),
    startPeriodicTask('old labels', () => deleteExpiredLabels(), { pauseMs: 10 * 60_000 }),
    startPeriodicTask('old prints', () => deleteExpiredPrints(), { pauseMs: 10 * 60_000 }),
    startPeriodicTask('lost prints', () => failLostPrints(), { pauseMs: 10 * 60_000 }),
    startPeriodicTask('old bulk runs', () => deleteOldRuns(), { pauseMs: 60 * 60_000 }),
    startPeriodicTask('old revisions', () => deleteOldRevisions(), { pauseMs: 60 * 60_000 }),
    startPeriodicTask('old privacy requests', () => deleteOldRequests(), { pauseMs: 10 * 60_000 }),
    startPeriodicTask('notifications of the office', () => sweepNotifications(), { pauseMs: 15_000 }),
    startPeriodicTask('unused vocabulary', () => pruneVocabulary(), { pauseMs: 24 * 60 * 60_000 }),
  ]
  for (const task of tasks) shutdownHooks().add(() => task.stop())
}

/** Retries a start with growing pauses until it succeeds. */
async function startWithRetry(name: string, start: () => Promise<void>) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await start()
    } catch (error) {
      log('error', `${name} did not start and will be retried`, { error })
      await sleep(Math.min(30_000, 500 * 2 ** attempt), undefined, { ref: false })
    }
  }
}

/** The journal is restored once the connection listens. */
async function followKnownJournal() {
  if (caches.journalPosition()) await followJournal()
}

/** Receives the invalidations of all instances. Those that a lost connection has missed are in the journal. */
async function listenForInvalidations() {
  await database().sql.listen(invalidationChannel, applyNotification, () => {
    // The periodic task repeats it.
    followJournal().catch((error: unknown) => log('warn', 'the journal of invalidations could not be read and will be retried', { error }))
  })
}
