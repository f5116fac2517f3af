import { EventEmitter } from 'node:events'
import { sendMail } from '@/server/modules/mail/delivery/send-mail'
import { mailOrderLink } from '@/server/modules/after-sale/links/mail-order-link'
import { runPaymentJob } from '@/server/modules/payment/jobs/payment-jobs'
import { sendRequestedLink } from '@/server/modules/user/send-requested-link'
import { runPrivacyRequest } from '@/server/modules/gdpr/request/run-request'
import { runKinds } from '@/server/modules/admin/run/run-kinds'
import { runPrint } from '@/server/modules/order-office/print/run-print'
import { performRun } from '@/server/modules/run/perform-run'
import { buildExport } from '@/server/modules/user/web/export/build'
import { waitUntilIdle } from '@/server/core/process/idle'
import { jobQueue, closeJobQueue } from '@/server/adapters/queue/job-queue'
import { startPeriodicTask } from './periodic-task'
import { startWorker, type Worker } from './worker'

/** Processes jobs until stopped, two mails at once. A mail waits at most `maxIdleWaitMs` for running requests (docs/rules/platform.md#idle-first). */
export async function startWorkers({ maxIdleWaitMs = 500 } = {}): Promise<Worker> {
  const { queue, waitingQueues } = await jobQueue()
  const jobs = { queue, arrivals: new EventEmitter() }
  const workers = [1, 2].map(() =>
    startWorker(jobs, 'mail', async ({ outboxId }) => {
      await waitUntilIdle({ maxWaitMs: maxIdleWaitMs })
      await sendMail(outboxId)
    }),
  )
  workers.push(
    startWorker(jobs, 'linkRequest', sendRequestedLink),
    startWorker(jobs, 'orderLink', mailOrderLink),
    startWorker(jobs, 'payment', runPaymentJob),
    startWorker(jobs, 'dataExport', buildExport),
    startWorker(jobs, 'privacyRequest', (job) => runPrivacyRequest(job)),
    startWorker(jobs, 'print', (job) => runPrint(job)),
    startWorker(jobs, 'officeRun', (job) => performRun(job, { kinds: runKinds })),
    // One question for all queues: each worker's own made 17 statements a second while nothing happened.
    startPeriodicTask('waiting jobs', async () => (await waitingQueues()).forEach((name) => jobs.arrivals.emit(name)), { pauseMs: 500 }),
  )
  return {
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()))
      await closeJobQueue()
    },
  }
}
