import type { OrderDocument } from '@/lib/api/entities/order.schema'

type Told = Pick<OrderDocument, 'status' | 'paymentKind'>

/** How often the page asks whether the money has come, ms, and how many times before it says that it can be paid again. */
const pauseMs = 2500
const patience = 12
export const patienceMs = pauseMs * patience

/** Whether an order waits for money that comes through a provider. */
export function waitsForProvider(order: Told | undefined): boolean {
  return order?.status === 'awaiting_payment' && order.paymentKind === 'provider'
}

/** When to look again, ms; false: no more. `looks` counts the answers so far. */
export function nextLook(order: Told | undefined, looks: number): number | false {
  return waitsForProvider(order) && looks < patience ? pauseMs : false
}
