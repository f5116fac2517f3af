import { restoreAuth } from '@/features/auth/session/auth-store'
import type { CartRef } from '@/features/cart/session/cart-store'
import { storedOrderAttempt } from '@/features/cart/session/stored-order-attempt'
import { call } from '@/lib/api/client'
import type { OrderCreated } from '@/lib/api/entities/order.schema'
import { hasErrorCode } from '@/lib/api/errors'
import { orderApi } from '@/lib/api/v2/ecommerce/order'
import { newId } from '@/lib/text/new-id'
import { useCheckoutStore } from './checkout-store'
import type { OrderNotes, ReturnUrls } from './order-notes'
import { Attempt } from './order-attempt-schema'

/** The mutation key of an order request, so that other components can observe it. */
export const placeOrderKey = ['place order']

/** Restores the tab's unanswered attempt; returns it only when it orders this cart. */
export function restoreAttemptOf({ cartId }: CartRef): Attempt | null {
  restoreAttempt()
  const { attempt } = useCheckoutStore.getState()
  return attempt?.cartId === cartId ? attempt : null
}

/** Continues the unanswered attempt or starts one. Stored for the tab, because the response may get lost (docs/rules/checkout.md#order-retry). */
export function startAttempt({ cartId, protectCode }: CartRef, newest: OrderNotes & ReturnUrls): Attempt {
  const { key, notes } = restoreAttemptOf({ cartId, protectCode }) ?? { key: newId(), notes: [] }
  const attempt = { cartId, protectCode, key, notes: [newest, ...notes.filter((earlier) => !areSameNotes(earlier, newest))] }
  useCheckoutStore.setState({ attempt })
  storedOrderAttempt.set(attempt)
  return attempt
}

function areSameNotes(one: OrderNotes, other: OrderNotes) {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Restores the attempt after a reload of the tab. */
export function restoreAttempt() {
  if (useCheckoutStore.getState().attempt === null)
    useCheckoutStore.setState({ attempt: Attempt.safeParse(storedOrderAttempt.get()).data ?? null })
}

/** Whether the attempt still has no response. `restoreAuth` first: a change of user clears the attempt; another page of this tab may have removed it from storage. */
export function isAttemptPending({ key }: Attempt): boolean {
  restoreAuth()
  return useCheckoutStore.getState().attempt?.key === key && storedOrderAttempt.get() !== null
}

/** Ends the attempt: the next request is another order. */
export function clearAttempt() {
  useCheckoutStore.setState({ attempt: null })
  storedOrderAttempt.remove()
}

/**
 * Requests the order with the newest notes. An idempotency mismatch means that it was made with earlier notes, so they are sent instead. `version`:
 * the cart on the screen; ignored for an order that was made already.
 */
export async function requestOrder({ notes: [newest, ...earlier], ...attempt }: Attempt, version?: number): Promise<OrderCreated> {
  const { cartId, protectCode, key } = attempt
  try {
    return await call(orderApi.create, { cartId, protectCode, version, ...newest }, { headers: { 'idempotency-key': key } })
  } catch (error) {
    if (earlier.length === 0 || !hasErrorCode(error, 'IDEMPOTENCY_MISMATCH')) throw error
    return requestOrder({ ...attempt, notes: earlier }, version)
  }
}
