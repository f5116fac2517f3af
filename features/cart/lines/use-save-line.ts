'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ApiError } from '@/lib/api/errors'
import { call } from '@/lib/api/client'
import type { CartItem, LineOptions } from '@/lib/api/entities/cart.schema'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import { useRouter } from '@/lib/i18n/navigation'
import { toastError, toastSuccess } from '@/lib/browser/toast/toast'
import { cacheCart, cartQuery, useCart } from '@/features/cart/queries'
import { isNotInCart } from '@/features/cart/session/cart-errors'
import { useCartStore } from '@/features/cart/session/cart-store'
import { useCartErrorHandler } from '@/features/cart/session/use-cart-error-handler'
import { useIdempotentSend } from '@/lib/browser/use-idempotent-send'
import { useRestoreLine } from './use-restore-line'

type Change = { productId: number; qty: number; options: LineOptions }
/** `unanswered`: the line may be saved, and merged into another. `refused`: it is not in the cart. */
type Phase = 'idle' | 'saving' | 'unanswered' | 'refused' | 'done'

/**
 * Saves a changed line and opens the cart. Another variant is another product. `isGone`: another window has removed the line, and `save` adds it again
 * (docs/rules/cart.md#removed-line).
 */
export function useSaveLine(line: CartItem | null) {
  const client = useQueryClient()
  const router = useRouter()
  const t = useTranslations('cart.notices')
  const handleError = useCartErrorHandler()
  const send = useIdempotentSend()
  const restore = useRestoreLine()
  const isListed = useIsListed(line)
  const [phase, setPhase] = useState<Phase>('idle')
  const isGone = line !== null && (phase === 'refused' || (phase === 'idle' && !isListed))

  async function save(change: Change): Promise<boolean> {
    if (!line || phase === 'saving') return false
    setPhase('saving')
    const isDone = isGone ? await addAgain(change) : await update(line, change)
    if (isDone) router.push('/cart')
    return isDone
  }

  async function update({ itemId }: CartItem, change: Change) {
    const { ref } = useCartStore.getState()
    if (!ref) return fail('refused')
    try {
      // A line merged into another no longer exists: after a lost response only the idempotency key makes a retry succeed.
      const cart = await send({ itemId, ...change }, (options) => call(cartApi.updateItem, { ...ref, itemId, ...change }, options))
      setPhase('done')
      cacheCart(client, ref, cart)
      toastSuccess(t('lineSaved'))
      return true
    } catch (error) {
      if (isNotInCart(error)) {
        void client.invalidateQueries({ queryKey: cartQuery(ref).queryKey })
        return fail('refused')
      }
      handleError(error, { cartRef: ref })
      return fail(error instanceof ApiError && error.status > 0 ? 'idle' : 'unanswered')
    }
  }

  async function addAgain(change: Change) {
    try {
      await restore(change)
      setPhase('done')
      toastSuccess(t('addedToCart'))
      return true
    } catch (error) {
      toastError(error)
      return fail('refused')
    }
  }

  function fail(next: Phase) {
    setPhase(next)
    return false
  }

  return { save, isSaving: phase === 'saving', isGone }
}

/** Whether the cart that the browser knows holds the line; a cart that is not loaded may hold it. */
function useIsListed(line: CartItem | null) {
  const { data: cart, isError } = useCart()
  const hasCart = useCartStore(({ ref, isRestored }) => ref !== null || !isRestored)
  if (cart === undefined) return hasCart && !isError
  return cart?.items.some(({ itemId }) => itemId === line?.itemId) ?? false
}
