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
import { startWorker, type Worker } from './worker'

/** Processes jobs until stopped, two mails at once. A mail waits at most `maxIdleWaitMs` for running requests (docs/rules/platform.md#idle-first). */
export async function startWorkers({ maxIdleWaitMs = 500 } = {}): Promise<Worker> {
  const { queue } = await jobQueue()
  const workers = [1, 2].map(() =>
    startWorker(queue, 'mail', async ({ outboxId }) => {
      await waitUntilIdle({ maxWaitMs: maxIdleWaitMs })
      await sendMail(outboxId)
    }),
  )
  workers.push(
    startWorker(queue, 'linkRequest', sendRequestedLink),
    startWorker(queue, 'orderLink', mailOrderLink),
    startWorker(queue, 'payment', runPaymentJob),
    startWorker(queue, 'dataExport', buildExport),
    startWorker(queue, 'privacyRequest', (job) => runPrivacyRequest(job)),
    startWorker(queue, 'print', (job) => runPrint(job)),
    startWorker(queue, 'officeRun', (job) => performRun(job, { kinds: runKinds })),
  )
  return {
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()))
      await closeJobQueue()
    },
  }
}
