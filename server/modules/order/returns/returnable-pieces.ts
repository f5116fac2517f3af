export type ReturnableFacts = {
  /** Ordered pieces. */
  quantity: number
  /** Sent, or collected by the buyer. */
  handedOver: number
  /** In returns that were not cancelled. */
  returned: number
  /** Refunded, withdrawn from or in a return, each piece once. */
  claimed: number
}

/** The pieces that the buyer still has and that nothing else claims (docs/rules/after-sale.md#return-pieces). */
export function returnablePieces({ quantity, handedOver, returned, claimed }: ReturnableFacts): number {
  return Math.max(0, Math.min(handedOver - returned, quantity - claimed))
}
