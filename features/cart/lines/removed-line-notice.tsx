'use client'

import { useTranslations } from 'next-intl'

/** Another window has removed the line that is edited (docs/rules/cart.md#removed-line). */
export function RemovedLineNotice() {
  const t = useTranslations('cart')
  return (
    <p role="alert" className="rounded bg-warning-soft px-4 py-3 text-sm font-medium text-warning">
      {t('lineRemoved')}
    </p>
  )
}
