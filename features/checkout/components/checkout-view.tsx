'use client'

import { useTranslations } from 'next-intl'
import { WithCart } from '@/features/cart/components/with-cart'
import { useLostOrder } from '@/features/checkout/attempt/use-lost-order'
import { CheckoutSteps } from './checkout-steps'
import { QueryFallback } from './query-fallback'

/** The checkout, when there is something to buy. */
export function CheckoutView() {
  const t = useTranslations('checkout')
  const unanswered = useLostOrder()
  const failed = { title: t('failed.title'), text: t('failed.text'), action: t('failed.action') }
  if (unanswered) return <QueryFallback queries={[unanswered]} />
  return (
    <WithCart loading={t('loading')} failed={failed}>
      {(cart, cartRef) => <CheckoutSteps cart={cart} cartRef={cartRef} />}
    </WithCart>
  )
}
