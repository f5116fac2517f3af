import type { BuyerOrder } from '@/lib/api/entities/order.schema'

type PollState = Pick<BuyerOrder, 'status' | 'paymentKind'>

/** docs/rules/checkout.md#payment-polling */
const pollIntervalMs = 2500
const maxPolls = 12
export const pollTimeoutMs = pollIntervalMs * maxPolls

/** Whether an order awaits a provider's payment. */
export function isAwaitingProvider(order: PollState | undefined): boolean {
  return order?.status === 'awaiting_payment' && order.paymentKind === 'provider'
}

/** The delay until the next poll, ms; false: stop. `polls`: responses so far. */
export function nextPoll(order: PollState | undefined, polls: number): number | false {
  return isAwaitingProvider(order) && polls < maxPolls ? pollIntervalMs : false
}
