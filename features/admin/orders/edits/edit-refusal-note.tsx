'use client'

import { useTranslations } from 'next-intl'
import type { OfficeOrder } from '@/lib/api/v2/ecommerce/order/office.schema'

/** Why the order cannot be edited; an order that is over or sent explains itself (docs/rules/orders.md#edit-limits). */
export function EditRefusalNote({ refusal }: { refusal: OfficeOrder['editRefusal'] }) {
  const t = useTranslations('admin.orders')
  const refusals = useTranslations('admin.orderEdit.refusals')
  if (refusal === null || refusal === 'STATUS') return null
  return <p className="text-ink-soft">{t('cannotEdit', { reason: refusals(refusal) })}</p>
}
