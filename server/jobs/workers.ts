import { sendMail } from '../mail/send-mail'
import { boss } from './boss'

/** Takes jobs until the process ends. Called once, when the server starts. */
export async function startWorkers() {
  const { queue } = await boss()
  await queue.work<{ outboxId: number }>('mail', { pollingIntervalSeconds: 0.5, batchSize: 5 }, async (jobs) => {
    for (const job of jobs) await sendMail(job.data.outboxId)
  })
}
