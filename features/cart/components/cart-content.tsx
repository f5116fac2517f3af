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
import { CouponForm } from '@/features/cart/coupon/coupon-form'
import { FreeDelivery } from './free-delivery'
import { OrderNoteField } from './order-note-field'
import { CheckoutLink } from './checkout-link'

type CartContentProps = {
  cart: Cart
  cartRef: CartRef
  /** The member card form; it depends on who is signed in. */
  memberCard?: ReactNode
  /** Content below the cart, such as cross-sells. */
  below?: ReactNode
}

/** The lines beside summary, discounts and the link to the checkout. */
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
              <OrderNoteField cartId={cartRef.cartId} />
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
