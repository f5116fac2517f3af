'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CartRef } from '@/features/cart/session/cart-store'
import { cacheCart } from '@/features/cart/queries'
import { call } from '@/lib/api/client'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import { setNotice } from './checkout-store'
import { useCheckoutErrorHandler } from './use-checkout-error-handler'
import { useNotifyChanges } from './use-notify-changes'

/**
 * Asks the server for the cart before the next step opens. If it has changed, the current step stays open and lists the changes; submitting it again continues
 * (docs/rules/checkout.md#changes-between-steps).
 */
export function useNextStep(cartRef: CartRef) {
  const client = useQueryClient()
  const notify = useNotifyChanges()
  const handleError = useCheckoutErrorHandler(cartRef)
  const [isChecking, setIsChecking] = useState(false)

  async function isUnchanged(): Promise<boolean> {
    const { validateMemberCard, ...cart } = await call(cartApi.validateCart, cartRef)
    const hasChanged = notify(cart)
    if (!validateMemberCard) setNotice({ kind: 'memberCard' })
    cacheCart(client, cartRef, cart)
    return !hasChanged && validateMemberCard
  }

  async function next(open: () => void) {
    setIsChecking(true)
    try {
      if (await isUnchanged()) open()
    } catch (error) {
      handleError(error)
    } finally {
      setIsChecking(false)
    }
  }

  return { next, isChecking }
}
