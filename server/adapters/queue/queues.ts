/** Payload of each queue's jobs. */
export type JobData = {
  mail: { outboxId: number }
  linkRequest: LinkRequest
  orderLink: OrderLinkRequest
  /** `refund`: id of a refund that the provider reported. */
  payment: { intentId: number; refund?: string }
  dataExport: { exportId: number }
  privacyRequest: { requestId: number }
  print: { runId: number }
  officeRun: { runId: number }
}

/** A request for a verification or password link. The job finds out whether the address has an account, so the response reveals nothing. */
export type LinkRequest = { siteId: number; email: string; purpose: 'verify' | 'password' }

/** A request for an order link. The job finds out whether number and e-mail match. */
export type OrderLinkRequest = { siteId: number; number: string; email: string }

export type QueueName = keyof JobData

export const queues: Record<QueueName, { retryLimit: number; retryDelay: number; retryBackoff: boolean; expireInSeconds: number }> = {
  // A dead process is noticed after `expireInSeconds`; sending takes less (server/adapters/mail/transport.ts).
  mail: { retryLimit: 15, retryDelay: 2, retryBackoff: true, expireInSeconds: 30 },
  linkRequest: { retryLimit: 15, retryDelay: 2, retryBackoff: true, expireInSeconds: 30 },
  orderLink: { retryLimit: 15, retryDelay: 2, retryBackoff: true, expireInSeconds: 30 },
  payment: { retryLimit: 15, retryDelay: 2, retryBackoff: true, expireInSeconds: 120 },
  dataExport: { retryLimit: 15, retryDelay: 2, retryBackoff: true, expireInSeconds: 120 },
  privacyRequest: { retryLimit: 15, retryDelay: 2, retryBackoff: true, expireInSeconds: 120 },
  // Two hundred orders take a minute, longer while shoppers go first.
  print: { retryLimit: 5, retryDelay: 2, retryBackoff: true, expireInSeconds: 900 },
  // A job works for ten seconds (server/modules/run/perform-run.ts).
  officeRun: { retryLimit: 15, retryDelay: 2, retryBackoff: true, expireInSeconds: 30 },
}

export const queueNames: QueueName[] = ['mail', 'linkRequest', 'orderLink', 'payment', 'dataExport', 'privacyRequest', 'print', 'officeRun']
