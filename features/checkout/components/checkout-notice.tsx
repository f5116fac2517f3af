'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Alert } from '@/components/ui/feedback/alert'
import { LinkButton } from '@/components/ui/button/link-button'
import { formatPrice } from '@/lib/money/money'
import type { Difference } from '@/features/checkout/state/cart-differences'
import { useCheckoutStore } from '@/features/checkout/state/checkout-store'

/** The changes, shown until the next attempt. Takes the focus of a pressed button, which may be far below, but of no field. */
export function CheckoutNotice() {
  const t = useTranslations('checkout.notice')
  const notice = useCheckoutStore((state) => state.notice)
  const ref = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (notice && !document.activeElement?.matches('input, textarea, select')) ref.current?.focus()
  }, [notice])

  if (!notice) return null
  const toCart = (
    <LinkButton href="/cart" variant="secondary" size="sm">
      {t('toCart')}
    </LinkButton>
  )
  if (notice.kind === 'memberCard') {
    return (
      <Alert ref={ref} tabIndex={-1} tone="warning" role="alert" title={t('memberCard')} actions={toCart}>
        {t('memberCardText')}
      </Alert>
    )
  }
  return (
    <Alert ref={ref} tabIndex={-1} tone="warning" role="alert" title={t(notice.kind)} actions={toCart}>
      <ul className="flex list-disc flex-col gap-1 pl-5 break-words">
        {notice.differences.map((difference) => (
          <li key={keyOf(difference)}>
            <DifferenceLine difference={difference} />
          </li>
        ))}
      </ul>
    </Alert>
  )
}

function keyOf(difference: Difference) {
  return 'name' in difference ? `${difference.kind} ${difference.name}` : difference.kind
}

function DifferenceLine({ difference }: { difference: Difference }) {
  const t = useTranslations('checkout.notice')
  switch (difference.kind) {
    case 'price':
      return t('price', { name: difference.name, from: formatPrice(difference.from), to: formatPrice(difference.to) })
    case 'choice':
      return t('choice', { from: difference.from, to: difference.to })
    case 'quantity':
      return t('quantity', { name: difference.name, from: difference.from, to: difference.to })
    case 'short':
      return t('short', { name: difference.name, available: difference.available })
    case 'gone':
    case 'added':
    case 'unavailable':
    case 'alone':
    case 'outOfStock':
      return t(difference.kind, { name: difference.name })
    case 'deliveryMethod':
    case 'branch':
    case 'paymentMethod':
    case 'addresses':
    case 'other':
      return t(difference.kind)
    case 'delivery':
    case 'paymentFee':
    case 'discount':
    case 'total':
      return t(difference.kind, { from: formatPrice(difference.from), to: formatPrice(difference.to) })
  }
  difference satisfies never
}
