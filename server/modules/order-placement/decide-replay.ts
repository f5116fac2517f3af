/** The order that a cart already became. */
type ExistingOrder = { idempotencyKey: string | null; requestHash: string | null }
/** A call that wants to order that cart. `wasOpen`: the cart was no order yet when it came, before it waited for the cart. */
type ReplayRequest = { key: string | null; hash: string; wasOpen: boolean }

/**
 * What a further order/create for a cart gets (faults 3 and 3.8): `same` the first one's answer, `mismatch` a 422, `used` a 409. The same
 * key is a retry. Another key, or none, with the same words, that came before the order was there is a double click; later it is a new try.
 */
export function decideReplay(order: ExistingOrder, { key, hash, wasOpen }: ReplayRequest): 'same' | 'mismatch' | 'used' {
  const isSameBody = order.requestHash === hash
  if (key !== null && key === order.idempotencyKey) return isSameBody ? 'same' : 'mismatch'
  return isSameBody && wasOpen ? 'same' : 'used'
}
