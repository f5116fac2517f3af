'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Alert } from '@/components/ui/feedback/alert'
import { LinkButton } from '@/components/ui/button/link-button'
import { formatPrice } from '@/lib/money/money'
import type { Difference } from '@/features/checkout/differences/cart-differences'
import { differenceKey } from '@/features/checkout/differences/new-differences'
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
  const { shown, left } = shorten(notice.differences)
  return (
    <Alert ref={ref} tabIndex={-1} tone="warning" role="alert" title={t(notice.kind)} actions={toCart}>
      {notice.kind === 'notOrdered' && notice.differences.length > 0 ? <p>{t('changed')}:</p> : null}
      <ul className="flex list-disc flex-col gap-1 pl-5 break-words">
        {shown.map((difference) => (
          <li key={differenceKey(difference)}>
            <DifferenceLine difference={difference} />
          </li>
        ))}
        {left > 0 ? <li>{t('more', { count: left })}</li> : null}
      </ul>
    </Alert>
  )
}

/** A cart may lose a hundred lines at once; the amounts are listed in any case. */
const maxLines = 6

function shorten(differences: readonly Difference[]) {
  const lines = differences.filter((one) => 'name' in one)
  const others = differences.filter((one) => !('name' in one))
  return { shown: [...lines.slice(0, maxLines), ...others], left: Math.max(0, lines.length - maxLines) }
}

function DifferenceLine({ difference }: { difference: Difference }) {
  const t = useTranslations('checkout.notice')
  const locale = useLocale()
  switch (difference.kind) {
    case 'price':
      return t('price', { name: difference.name, from: formatPrice(difference.from, locale), to: formatPrice(difference.to, locale) })
    case 'options':
      return <OptionLine {...difference} />
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
    case 'email':
      return t('email', { from: difference.from, to: difference.to })
    case 'coupon':
      return t('coupon', { from: difference.from || t('none'), to: difference.to || t('none') })
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
      return t(difference.kind, { from: formatPrice(difference.from, locale), to: formatPrice(difference.to, locale) })
  }
  difference satisfies never
}

function OptionLine({ name, label, from, to }: Extract<Difference, { kind: 'options' }>) {
  const t = useTranslations('checkout.notice')
  if (label === '') return t('choice', { from, to })
  return t('option', { name, label, from: from || t('none'), to: to || t('none') })
}
