import type { OrderDocument } from '@/lib/api/entities/order.schema'

type PollState = Pick<OrderDocument, 'status' | 'paymentKind'>

/** How often the page asks whether the money has come, ms, and how many times before it says that it can be paid again. */
const pollIntervalMs = 2500
const maxPolls = 12
export const pollTimeoutMs = pollIntervalMs * maxPolls

/** Whether an order waits for money that comes through a provider. */
export function isAwaitingProvider(order: PollState | undefined): boolean {
  return order?.status === 'awaiting_payment' && order.paymentKind === 'provider'
}

/** When to look again, ms; false: no more. `looks` counts the answers so far. */
export function nextPoll(order: PollState | undefined, polls: number): number | false {
  return isAwaitingProvider(order) && polls < maxPolls ? pollIntervalMs : false
}
