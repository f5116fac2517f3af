'use client'

import { useTranslations } from 'next-intl'
import { WithCart } from '@/features/cart/components/with-cart'
import { useLostOrder } from '@/features/checkout/attempt/use-lost-order'
import { CheckoutSteps } from './checkout-steps'
import { QueryFallback } from '@/features/checkout/components/query-fallback'

export function CheckoutView() {
  const t = useTranslations('checkout')
  const lostOrder = useLostOrder()
  const failed = { title: t('failed.title'), text: t('failed.text'), action: t('failed.action') }
  if (lostOrder) return <QueryFallback queries={[lostOrder]} />
  return (
    <WithCart loading={t('loading')} failed={failed}>
      {(cart, cartRef) => <CheckoutSteps cart={cart} cartRef={cartRef} />}
    </WithCart>
  )
}
