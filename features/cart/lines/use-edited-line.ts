'use client'

import { useState, useSyncExternalStore } from 'react'
import type { CartItem } from '@/lib/api/entities/cart.schema'
import { useCartStore } from '@/features/cart/session/cart-store'
import { useCart } from '@/features/cart/queries'

/** The query parameter with the cart line that a product page edits (docs/rules/cart.md#line-edit). */
export const lineParameter = 'cartItemId'

/**
 * The line of the URL; null when it is not of this product. It stays when another window removes it, with what was chosen (docs/rules/cart.md#removed-line).
 * `isPending`: the cart is being loaded, and pressing 'add' now would add a second line.
 */
export function useEditedLine(slug: string): { line: CartItem | null; isPending: boolean } {
  const lineId = useSyncExternalStore(neverChanges, readLineId, () => null)
  const { data: cart, isError } = useCart()
  const ref = useCartStore((state) => state.ref)
  const isRestored = useCartStore((state) => state.isRestored)
  const [lastFound, setLastFound] = useState<CartItem | null>(null)
  const found = lineId === null ? undefined : cart?.items.find(({ itemId }) => String(itemId) === lineId)
  if (found && found !== lastFound) setLastFound(found)
  const line = found ?? (String(lastFound?.itemId) === lineId ? lastFound : null)
  const isPending = lineId !== null && line === null && cart === undefined && !isError && (ref !== null || !isRestored)
  return { line: line?.productData.slug === slug ? line : null, isPending }
}

function readLineId() {
  return new URLSearchParams(window.location.search).get(lineParameter)
}

function neverChanges() {
  return () => {}
}
