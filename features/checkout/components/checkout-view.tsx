'use client'

import { useTranslations } from 'next-intl'
import { WithCart } from '@/features/cart/components/with-cart'
import { CheckoutSteps } from './checkout-steps'

/** The checkout, when there is something to buy. */
export function CheckoutView() {
  const t = useTranslations('checkout')
  const failed = { title: t('failed.title'), text: t('failed.text'), action: t('failed.action') }
  return (
    <WithCart loading={t('loading')} failed={failed}>
      {(cart, cartRef) => <CheckoutSteps cart={cart} cartRef={cartRef} />}
    </WithCart>
  )
}
