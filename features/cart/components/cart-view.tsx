'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, type ComponentProps, type ReactNode } from 'react'
import { useCartStore } from '@/features/cart/session/cart-store'
import { useLostOrderRedirect } from '@/features/cart/session/use-lost-order-redirect'
import { CartContent } from './cart-content'
import { WithCart } from './with-cart'

type CartViewProps = Pick<ComponentProps<typeof CartContent>, 'memberCard' | 'below'> & {
  /** Content above the cart, an empty one too. */
  above?: ReactNode
  /** Shown instead of the empty cart. */
  empty?: ReactNode
}

/** The cart page with the content of other features. */
export function CartView({ memberCard, above, below, empty }: CartViewProps) {
  const t = useTranslations('cart')
  const isWithoutCart = useCartStore(({ ref, isRestored }) => isRestored && ref === null)
  const redirectToLostOrder = useEffectEvent(useLostOrderRedirect())
  useEffect(() => {
    if (isWithoutCart) redirectToLostOrder()
  }, [isWithoutCart])
  const failed = { title: t('failed.title'), text: t('failed.text'), action: t('failed.action') }
  return (
    <>
      {above}
      <WithCart loading={t('loading')} failed={failed} empty={empty}>
        {(cart, cartRef) => <CartContent cart={cart} cartRef={cartRef} memberCard={memberCard} below={below} />}
      </WithCart>
    </>
  )
}
