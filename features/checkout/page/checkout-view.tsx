'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { useCartStore } from '@/features/cart/session/cart-store'
import { WithCart } from '@/features/cart/components/with-cart'
import { preloadToasts } from '@/lib/browser/toast/toast'
import { useLostOrder } from '@/features/checkout/attempt/use-lost-order'
import { CheckoutSteps } from './checkout-steps'
import { UnpaidOrder } from '@/features/checkout/result/unpaid-order'
import { forgetShown } from '@/features/checkout/state/checkout-store'
import { LostCart } from './lost-cart'
import { useLostCart } from './use-lost-cart'
import { QueryFallback } from '@/features/checkout/components/query-fallback'

export function CheckoutView() {
  const t = useTranslations('checkout')
  const lostOrder = useLostOrder()
  const lost = useLostCart()
  const isWithoutCart = useCartStore(({ ref, isRestored }) => isRestored && ref === null)
  useEffect(preloadToasts, [])
  // Not with the steps: they leave the screen while the cart of a sign-in loads.
  useEffect(() => forgetShown, [])
  const failed = { title: t('failed.title'), text: t('failed.text'), action: t('failed.action') }
  if (lostOrder) return <QueryFallback queries={[lostOrder]} />
  return (
    <>
      {isWithoutCart ? <UnpaidOrder /> : null}
      <WithCart loading={t('loading')} failed={failed} empty={lost ? <LostCart reason={lost} /> : undefined}>
        {(cart, cartRef) => <CheckoutSteps cart={cart} cartRef={cartRef} />}
      </WithCart>
    </>
  )
}
