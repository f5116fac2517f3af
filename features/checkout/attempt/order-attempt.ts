import { z } from 'zod'
import { restoreAuth } from '@/features/auth/session/auth-store'
import type { CartRef } from '@/features/cart/session/cart-store'
import { storedOrderAttempt } from '@/features/cart/session/stored-order-attempt'
import { call } from '@/lib/api/client'
import type { OrderCreated } from '@/lib/api/entities/order.schema'
import { ApiError, type ErrorCode } from '@/lib/api/errors'
import { orderApi } from '@/lib/api/v2/ecommerce/order'
import { newId } from '@/lib/text/new-id'
import { useCheckoutStore } from '@/features/checkout/checkout-store'
import type { OrderNotes } from '@/features/checkout/review/order-notes'

/** What an order that is being made is known by, whoever else waits for it. */
export const placeOrderKey = ['place order']

const Notes = z.object({ orderMessage: z.string(), giftMessage: z.string(), to: z.string(), from: z.string() })
const Attempt = z.object({ cartId: z.string(), protectCode: z.string(), key: z.string(), words: z.array(Notes).min(1) })

/** An order under way: its cart, the key it is asked under, and the words that were sent with it, the newest first. */
export type Attempt = z.infer<typeof Attempt>

/** The attempt to order this cart, if one is under way. */
export function findAttempt({ cartId }: CartRef): Attempt | null {
  restoreAttempt()
  const { attempt } = useCheckoutStore.getState()
  return attempt?.cartId === cartId ? attempt : null
}

/** The attempt to order with these words: the one under way, or a new one. It outlives a reload in this tab: its answer may have been lost. */
export function startAttempt({ cartId, protectCode }: CartRef, newest: OrderNotes): Attempt {
  const { key, words } = findAttempt({ cartId, protectCode }) ?? { key: newId(), words: [] }
  const attempt = { cartId, protectCode, key, words: [newest, ...words.filter((earlier) => !areSameNotes(earlier, newest))] }
  useCheckoutStore.setState({ attempt })
  storedOrderAttempt.set(attempt)
  return attempt
}

function areSameNotes(one: OrderNotes, other: OrderNotes) {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Takes up what this tab kept from before the page was loaded. */
export function restoreAttempt() {
  if (useCheckoutStore.getState().attempt === null)
    useCheckoutStore.setState({ attempt: Attempt.safeParse(storedOrderAttempt.get()).data ?? null })
}

/** Whether it is still to be asked about: somebody else may be here by now, or another page of this tab may have had its answer. */
export function isAttemptPending({ key }: Attempt): boolean {
  restoreAuth()
  return useCheckoutStore.getState().attempt?.key === key && storedOrderAttempt.get() !== null
}

/** The cart or the choices changed, or the answer is there: what is ordered next is another order. */
export function clearAttempt() {
  useCheckoutStore.setState({ attempt: null })
  storedOrderAttempt.remove()
}

/**
 * With the newest words. A mismatch says that the order was made with earlier ones, and so it is asked for with them. `version` is that of the cart
 * the shopper sees; of an order that was made already it means nothing.
 */
export async function requestOrder({ words: [newest, ...earlier], ...attempt }: Attempt, version?: number): Promise<OrderCreated> {
  const { cartId, protectCode, key } = attempt
  try {
    return await call(orderApi.create, { cartId, protectCode, version, ...newest }, { headers: { 'idempotency-key': key } })
  } catch (error) {
    if (earlier.length === 0 || !hasCode(error, 'IDEMPOTENCY_MISMATCH')) throw error
    return requestOrder({ ...attempt, words: earlier }, version)
  }
}

export function hasCode(error: unknown, code: ErrorCode) {
  return error instanceof ApiError && error.code === code
}
