'use client'

import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { CartContent } from './cart-content'
import { WithCart } from './with-cart'

/** The cart page, with what other features put into it. */
export function CartView({ memberCard, below }: Pick<ComponentProps<typeof CartContent>, 'memberCard' | 'below'>) {
  const t = useTranslations('cart')
  const failed = { title: t('failed.title'), text: t('failed.text'), action: t('failed.action') }
  return (
    <WithCart loading={t('loading')} failed={failed}>
      {(cart, cartRef) => <CartContent cart={cart} cartRef={cartRef} memberCard={memberCard} below={below} />}
    </WithCart>
  )
}
