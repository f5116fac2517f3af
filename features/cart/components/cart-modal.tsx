'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Alert } from '@/components/ui/feedback/alert'
import { Button } from '@/components/ui/button/button'
import { Dialog } from '@/components/ui/overlay/dialog'
import { LinkButton } from '@/components/ui/button/link-button'
import type { Cart } from '@/lib/api/entities/cart.schema'
import { formatPrice } from '@/lib/money/money'
import { closeCartModal, useCartStore, type CartRef } from '@/features/cart/session/cart-store'
import { useQuantityEdits } from '@/features/cart/lines/use-quantity-edits'
import { CartLines } from '@/features/cart/lines/cart-lines'
import { CartSummary } from './cart-summary'
import { CouponForm } from '@/features/cart/coupon/coupon-form'
import { FreeDelivery } from './free-delivery'
import { OrderNoteField } from './order-note-field'
import { CheckoutLink } from './checkout-link'

type CartModalProps = { cart: Cart; cartRef: CartRef; memberCard: ReactNode; below: ReactNode }

/** docs/rules/cart.md#cart-dialog */
export function CartModal({ cart, cartRef, memberCard, below }: CartModalProps) {
  const t = useTranslations('cart')
  const locale = useLocale()
  const cappedTo = useCartStore((state) => state.cappedTo)
  const edits = useQuantityEdits(cartRef)
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) closeCartModal()
      }}
      title={t('modalTitle')}
      closeLabel={t('close')}
      size="cart"
      footer={
        <>
          <Button variant="secondary" onClick={closeCartModal}>
            {t('continue')}
          </Button>
          <LinkButton href="/cart" onClick={closeCartModal}>
            {t('open')}
          </LinkButton>
          <p className="flex flex-wrap items-baseline justify-between gap-x-4 font-semibold tabular-nums sm:order-first sm:mr-auto sm:self-center">
            {t('summary.total')}
            <span className="text-xl">{edits.isSaving ? t('summary.saving') : formatPrice(cart.summary.orderTotal, locale)}</span>
          </p>
        </>
      }
    >
      {cappedTo === null ? null : (
        <Alert role="status" tone="warning">
          {t('notices.addedCapped', { count: cappedTo })}
        </Alert>
      )}
      <FreeDelivery cart={cart} />
      <CartLines cart={cart} cartRef={cartRef} edits={edits} compact />
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
      </CartSummary>
      {below}
    </Dialog>
  )
}
