/** The order the cart became. */
type ExistingOrder = { idempotencyKey: string | null; requestHash: string | null }
/** A further call. `wasOpen`: the cart was still open when the call arrived, before it waited for the cart's lock. */
type ReplayRequest = { key: string | null; hash: string; wasOpen: boolean }

/** Decides the answer to a further `order/create` of a cart (docs/rules/orders.md#order-replay): the first answer, 422 or 409. */
export function decideReplay(order: ExistingOrder, { key, hash, wasOpen }: ReplayRequest): 'same' | 'mismatch' | 'used' {
  const isSameBody = order.requestHash === hash
  if (key !== null && key === order.idempotencyKey) return isSameBody ? 'same' : 'mismatch'
  return isSameBody && wasOpen ? 'same' : 'used'
}
