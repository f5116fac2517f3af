import { sendMail } from '@/server/modules/mail/delivery/send-mail'
import { answerOrderLink } from '@/server/modules/after-sale/links/answer-order-link'
import { runPaymentJob } from '@/server/modules/payment/jobs/sweep'
import { sendRequestedLink } from '@/server/modules/user/send-requested-link'
import { buildExport } from '@/server/modules/user/web/export/build'
import { waitUntilIdle } from '@/server/core/leisure'
import { jobQueue, closeJobQueue } from '@/server/adapters/queue/boss'
import { startWorker, type Worker } from './worker'

/**
 * Takes jobs until stopped: two mails may be on their way at once. Stopping lets them arrive. `patience`: so long a mail waits for shoppers to be
 * served, ms; the document in it takes some 30 ms, during which nobody would be (DESIGN 11).
 */
export async function startWorkers({ patience: maxIdleWaitMs = 500 } = {}): Promise<Worker> {
  const { queue } = await jobQueue()
  const workers = [1, 2].map(() =>
    startWorker(queue, 'mail', async ({ outboxId }) => {
      await waitUntilIdle({ patience: maxIdleWaitMs })
      await sendMail(outboxId)
    }),
  )
  workers.push(
    startWorker(queue, 'linkRequest', sendRequestedLink),
    startWorker(queue, 'orderLink', answerOrderLink),
    startWorker(queue, 'payment', runPaymentJob),
    startWorker(queue, 'dataExport', buildExport),
  )
  return {
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()))
      await closeJobQueue()
    },
  }
}
