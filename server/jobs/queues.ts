/** Every queue: what its jobs carry, and how it retries. With growing pauses for about a day; then a job stays in the database as failed. */
export type JobData = { mail: { outboxId: number } }
export type QueueName = keyof JobData

export const queues: Record<QueueName, { retryLimit: number; retryDelay: number; retryBackoff: boolean; expireInSeconds: number }> = {
  // A process that died while it sent is noticed after `expireInSeconds`, and the mail is tried again.
  mail: { retryLimit: 12, retryDelay: 10, retryBackoff: true, expireInSeconds: 90 },
}

export const queueNames: QueueName[] = ['mail']
