'use client'

import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/feedback/alert'
import type { OfficeOrder } from '@/lib/api/v2/ecommerce/order/office.schema'
import { formatDateTime, formatPrice } from '@/lib/office/formats'

/** Says before a step that it withdraws the edit that waits for its difference (docs/rules/orders.md#edit-ended-mail). */
export function ProposedEditWarning({
  order: { proposedEdit },
  className,
}: {
  order: Pick<OfficeOrder, 'proposedEdit'>
  className?: string
}) {
  const t = useTranslations('admin.orders.proposedEdit')
  if (!proposedEdit) return null
  const { difference, payBy } = proposedEdit
  return (
    <Alert tone="warning" className={className}>
      {t('ends', { difference: formatPrice(difference), until: formatDateTime(payBy) })}
    </Alert>
  )
}
