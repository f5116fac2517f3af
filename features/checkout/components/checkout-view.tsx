'use client'

import { useTranslations } from 'next-intl'
import { WithCart } from '@/features/cart/components/with-cart'
import { useUnansweredOrder } from '@/features/checkout/attempt/use-lost-order'
import { CheckoutSteps } from './checkout-steps'
import { Waiting } from './query-fallback'

/** The checkout, when there is something to buy. */
export function CheckoutView() {
  const t = useTranslations('checkout')
  const unanswered = useUnansweredOrder()
  const failed = { title: t('failed.title'), text: t('failed.text'), action: t('failed.action') }
  if (unanswered) return <Waiting queries={[unanswered]} />
  return (
    <WithCart loading={t('loading')} failed={failed}>
      {(cart, cartRef) => <CheckoutSteps cart={cart} cartRef={cartRef} />}
    </WithCart>
  )
}
