'use client'

import { useTranslations } from 'next-intl'
import { CartContent } from './cart-content'
import { WithCart } from './with-cart'

/** The cart page. */
export function CartView() {
  const t = useTranslations('cart')
  const failed = { title: t('failed.title'), text: t('failed.text'), action: t('failed.action') }
  return (
    <WithCart loading={t('loading')} failed={failed}>
      {(cart, cartRef) => <CartContent cart={cart} cartRef={cartRef} />}
    </WithCart>
  )
}
