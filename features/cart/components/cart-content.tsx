'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Split } from '@/components/layout/split'
import { Card } from '@/components/ui/display/card'
import { LinkButton } from '@/components/ui/button/link-button'
import type { Cart } from '@/lib/api/entities/cart.schema'
import type { CartRef } from '@/features/cart/session/cart-store'
import { useQuantityEdits } from '@/features/cart/lines/use-quantity-edits'
import { CartLines } from '@/features/cart/lines/cart-lines'
import { CartSummary } from './cart-summary'
import { CouponForm } from './coupon-form'
import { FreeDelivery } from './free-delivery'
import { OrderNoteField } from './order-note-field'
import { CheckoutLink } from './checkout-link'

type CartContentProps = {
  cart: Cart
  cartRef: CartRef
  /** What a member does with their card here; it needs to know who is signed in. */
  memberCard?: ReactNode
  /** Below it all: what goes with it. */
  below?: ReactNode
}

/** Lines beside what they come to, what takes something off it, and the way on. */
export function CartContent({ cart, cartRef, memberCard, below }: CartContentProps) {
  const t = useTranslations('cart')
  const edits = useQuantityEdits(cartRef)
  return (
    <>
      <Split
        sticky
        content={
          <>
            <FreeDelivery cart={cart} />
            <CartLines cart={cart} cartRef={cartRef} edits={edits} />
          </>
        }
        side={
          <Card>
            <CartSummary
              cart={cart}
              isSaving={edits.isSaving}
              discounts={
                <>
                  <CouponForm cart={cart} />
                  {memberCard}
                </>
              }
            >
              <OrderNoteField />
              <CheckoutLink cart={cart} cartRef={cartRef} edits={edits}>
                {t('checkout')}
              </CheckoutLink>
              <LinkButton href="/shop" variant="quiet" wide>
                {t('continue')}
              </LinkButton>
            </CartSummary>
          </Card>
        }
      />
      {below}
    </>
  )
}
