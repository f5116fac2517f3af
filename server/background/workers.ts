import { sendMail } from '@/server/modules/mail/send-mail'
import { answerOrderLink } from '@/server/modules/after-sale/links/answer-order-link'
import { settleByJob } from '@/server/modules/payment/jobs/sweep'
import { answerLinkRequest } from '@/server/modules/user/answer-link-request'
import { buildExport } from '@/server/modules/user/web/export/build'
import { leisure } from '@/server/core/leisure'
import { boss, closeBoss } from '@/server/adapters/queue/boss'
import { startWorker, type Worker } from './worker'

/**
 * Takes jobs until stopped: two mails may be on their way at once. Stopping lets them arrive. `patience`: so long a mail waits for shoppers to be
 * served, ms; the document in it takes some 30 ms, during which nobody would be (DESIGN 11).
 */
export async function startWorkers({ patience = 500 } = {}): Promise<Worker> {
  const { queue } = await boss()
  const workers = [1, 2].map(() =>
    startWorker(queue, 'mail', async ({ outboxId }) => {
      await leisure({ patience })
      await sendMail(outboxId)
    }),
  )
  workers.push(
    startWorker(queue, 'linkRequest', answerLinkRequest),
    startWorker(queue, 'orderLink', answerOrderLink),
    startWorker(queue, 'payment', settleByJob),
    startWorker(queue, 'dataExport', buildExport),
  )
  return {
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()))
      await closeBoss()
    },
  }
}
