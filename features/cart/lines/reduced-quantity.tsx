'use client'

import { useTranslations } from 'next-intl'

/** Why a typed quantity was lowered to `max` (docs/rules/storefront.md#quantity-input). */
export function ReducedQuantity({ max }: { max: number }) {
  const t = useTranslations('cart')
  return (
    <p role="status" className="pt-1 text-sm font-medium text-warning">
      {t('reduced', { max })}
    </p>
  )
}
