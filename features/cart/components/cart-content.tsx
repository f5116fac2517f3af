'use client'

import { useTranslations } from 'next-intl'
import { Split } from '@/components/layout/split'
import { Card } from '@/components/ui/card'
import { LinkButton } from '@/components/ui/link-button'
import type { Cart } from '@/lib/api/entities/cart.schema'
import type { CartRef } from '../cart-store'
import { useQuantityEdits } from '../use-quantity-edits'
import { CartLines } from './cart-lines'
import { CartSummary } from './cart-summary'
import { ToCheckout } from './to-checkout'

/** Lines beside what they come to, and the way on. */
export function CartContent({ cart, cartRef }: { cart: Cart; cartRef: CartRef }) {
  const t = useTranslations('cart')
  const edits = useQuantityEdits(cartRef)
  const delivery = cart.deliveryMethodId === null ? null : cart.summary.delivery
  return (
    <Split
      sticky
      content={<CartLines cart={cart} cartRef={cartRef} edits={edits} />}
      side={
        <Card>
          <CartSummary summary={cart.summary} couponCode={cart.couponCode} delivery={delivery} isSaving={edits.isSaving}>
            <ToCheckout isSaving={edits.isSaving}>{t('checkout')}</ToCheckout>
            <LinkButton href="/shop" variant="quiet" wide>
              {t('continue')}
            </LinkButton>
          </CartSummary>
        </Card>
      }
    />
  )
}
