'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react'
import { ReloadLinkButton } from '@/components/ui/button/reload-link-button'
import { rejectInvalidQuantity } from '@/components/ui/quantity/invalid-quantity'
import type { Cart } from '@/lib/api/entities/cart.schema'
import type { CartRef } from '@/features/cart/session/cart-store'
import { cartQuery } from '@/features/cart/queries'
import type { useQuantityEdits } from '@/features/cart/lines/use-quantity-edits'

type CheckoutLinkProps = {
  cart: Cart
  cartRef: CartRef
  edits: Pick<ReturnType<typeof useQuantityEdits>, 'isSaving' | 'failures'>
  children: ReactNode
}

/**
 * The link to the checkout. Waits for a quantity that is being saved, and stays when saving fails or a line is blocked
 * (docs/rules/cart.md#line-problems).
 */
export function CheckoutLink({ cart, cartRef, edits: { isSaving, failures }, children }: CheckoutLinkProps) {
  const t = useTranslations('cart')
  const reasonId = useId()
  const client = useQueryClient()
  const link = useRef<HTMLAnchorElement>(null)
  const reason = useRef<HTMLParagraphElement>(null)
  /** While waiting: the number of failed saves before. */
  const failedBefore = useRef<number | null>(null)

  useEffect(() => {
    if (isSaving || failedBefore.current === null) return
    const isSaved = failedBefore.current === failures
    failedBefore.current = null
    if (isSaved) link.current?.click()
  }, [isSaving, failures])

  function open(event: MouseEvent) {
    if (rejectInvalidQuantity()) return event.preventDefault()
    if (isSaving) {
      event.preventDefault()
      failedBefore.current = failures
      return
    }
    // The cache has the saved cart before it renders.
    if (!isBlocked(client.getQueryData(cartQuery(cartRef).queryKey) ?? cart)) return
    event.preventDefault()
    reason.current?.focus()
  }

  return (
    <div className="flex flex-col gap-2">
      <ReloadLinkButton ref={link} href="/checkout" size="lg" wide aria-describedby={isBlocked(cart) ? reasonId : undefined} onClick={open}>
        {children}
      </ReloadLinkButton>
      {isBlocked(cart) ? (
        <p ref={reason} id={reasonId} tabIndex={-1} role="status" className="text-sm font-medium text-danger">
          {t('blocked')}
        </p>
      ) : null}
    </div>
  )
}

function isBlocked({ items }: Cart) {
  return items.some(({ problem }) => problem !== null)
}
