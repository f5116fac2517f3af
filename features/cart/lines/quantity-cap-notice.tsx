'use client'

import { useTranslations } from 'next-intl'

/** Why a typed quantity was lowered to `max` (docs/rules/storefront.md#quantity-input). */
export function QuantityCapNotice({ max }: { max: number }) {
  const t = useTranslations('cart')
  return (
    <p role="status" className="pt-1 text-sm font-medium text-warning">
      {t('quantityCapped', { max })}
    </p>
  )
}
