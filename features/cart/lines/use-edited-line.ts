'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState, useSyncExternalStore } from 'react'
import { call } from '@/lib/api/client'
import type { CartItem, LineOptions } from '@/lib/api/entities/cart.schema'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import { useRouter } from '@/lib/i18n/navigation'
import { toastSuccess } from '@/lib/browser/toast/toast'
import { useCartStore } from '@/features/cart/session/cart-store'
import { cacheCart, useCart } from '@/features/cart/queries'
import { useCartErrorHandler } from '@/features/cart/session/use-cart-error-handler'
import { useIdempotentSend } from '@/lib/browser/use-idempotent-send'

/** The query parameter with the cart line that a product page edits (docs/rules/cart.md#line-edit). */
export const lineParameter = 'cartItemId'

/**
 * The line of the URL; null when it is not of this product. `isPending`: the cart is being loaded, and pressing 'add' now would add a second line
 * (docs/rules/cart.md#line-edit).
 */
export function useEditedLine(slug: string): { line: CartItem | null; isPending: boolean } {
  const lineId = useSyncExternalStore(neverChanges, readLineId, () => null)
  const { data: cart, isError } = useCart()
  const ref = useCartStore((state) => state.ref)
  const isRestored = useCartStore((state) => state.isRestored)
  const line = lineId === null ? undefined : cart?.items.find(({ itemId }) => String(itemId) === lineId)
  const isPending = lineId !== null && cart === undefined && !isError && (ref !== null || !isRestored)
  return { line: line?.productData.slug === slug ? line : null, isPending }
}

function readLineId() {
  return new URLSearchParams(window.location.search).get(lineParameter)
}

function neverChanges() {
  return () => {}
}

type Change = { productId: number; qty: number; options: LineOptions }

/** Saves a changed line and opens the cart. Another variant is another product. */
export function useSaveLine() {
  const client = useQueryClient()
  const router = useRouter()
  const t = useTranslations('cart.notices')
  const handleError = useCartErrorHandler()
  const send = useIdempotentSend()
  const [isSaving, setIsSaving] = useState(false)

  async function save({ itemId }: CartItem, change: Change): Promise<boolean> {
    const { ref } = useCartStore.getState()
    if (!ref || isSaving) return false
    setIsSaving(true)
    try {
      // A line merged into another no longer exists: after a lost response only the idempotency key makes a retry succeed.
      const cart = await send({ itemId, ...change }, (options) => call(cartApi.updateItem, { ...ref, itemId, ...change }, options))
      cacheCart(client, ref, cart)
      toastSuccess(t('lineSaved'))
      router.push('/cart')
      return true
    } catch (error) {
      handleError(error, { cartRef: ref })
      return false
    } finally {
      setIsSaving(false)
    }
  }

  return { save, isSaving }
}
