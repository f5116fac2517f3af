/** Every queue: what its jobs carry, and how it retries. With growing pauses for about a day; then a job stays in the database as failed. */
export type JobData = {
  mail: { outboxId: number }
  linkRequest: LinkRequest
  orderLink: OrderLinkRequest
  /** `refund` is a move of money back that its provider told us of. */
  payment: { intentId: number; refund?: string }
  dataExport: { exportId: number }
}

/** Somebody asked for a link that proves an address; whether it is anybody's is found out in the job, never in the answer. */
export type LinkRequest = { siteId: number; email: string; purpose: 'verify' | 'password' }

/** Somebody asked for the way to an order; whether the number and the e-mail belong together is found out in the job. */
export type OrderLinkRequest = { siteId: number; number: string; email: string }

export type QueueName = keyof JobData

export const queues: Record<QueueName, { retryLimit: number; retryDelay: number; retryBackoff: boolean; expireInSeconds: number }> = {
  // A process that died while it sent is noticed after `expireInSeconds`; no sending takes longer (server/adapters/mail/transport.ts).
  mail: { retryLimit: 15, retryDelay: 2, retryBackoff: true, expireInSeconds: 30 },
  linkRequest: { retryLimit: 15, retryDelay: 2, retryBackoff: true, expireInSeconds: 30 },
  orderLink: { retryLimit: 15, retryDelay: 2, retryBackoff: true, expireInSeconds: 30 },
  payment: { retryLimit: 15, retryDelay: 2, retryBackoff: true, expireInSeconds: 120 },
  dataExport: { retryLimit: 15, retryDelay: 2, retryBackoff: true, expireInSeconds: 120 },
}

export const queueNames: QueueName[] = ['mail', 'linkRequest', 'orderLink', 'payment', 'dataExport']
