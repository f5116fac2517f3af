import { useTranslations } from 'next-intl'
import type { OrderStatus } from '@/lib/api/entities/order.schema'
import type { RunReason } from '@/lib/api/v1/admin/run.schema'

/** Why a row was left, in words; '' for none. */
export function useReasonText() {
  const t = useTranslations('admin.runs.reasons')
  const statuses = useTranslations('order.status')
  return (reason: RunReason | null, status: OrderStatus | null = null) => {
    if (reason === null) return ''
    return reason === 'ORDER_STATE' && status ? t('ORDER_STATE_NAMED', { status: statuses(status) }) : t(reason)
  }
}
