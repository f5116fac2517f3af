'use client'

import { useTranslations } from 'next-intl'
import { useSubmitOnce } from '@/components/form/use-submit-once'
import { Alert } from '@/components/ui/feedback/alert'
import { Button } from '@/components/ui/button/button'
import type { OfficeOrderItem } from '@/lib/api/v2/ecommerce/order/office.schema'
import { toastError, toastInfo, toastSuccess } from '@/lib/browser/toast/toast'
import { formatPrice } from '@/lib/office/formats'
import { useCancelUnpaidHolds } from './order-queries'

/** Cancels the unpaid orders of unknown buyers on this page of the list: that releases their stock and mails the buyers (docs/rules/orders.md#free-holds). */
export function CancelUnpaidHolds({ orders }: { orders: readonly OfficeOrderItem[] }) {
  const t = useTranslations('admin.orders.holds')
  const { cancel, isPending } = useCancelling()
  const held = orders.filter(({ holds }) => holds > 0)
  if (held.length === 0) return null
  const pieces = held.reduce((sum, { holds }) => sum + holds, 0)
  const amount = formatPrice(held.reduce((sum, { orderTotal }) => sum + orderTotal, 0))
  return (
    <Alert
      tone="warning"
      className="mb-4"
      actions={
        <Button variant="secondary" busy={isPending} onClick={() => void cancel(held.map(({ id }) => id))}>
          {t('freeAll')}
        </Button>
      }
    >
      {t('lead', { orders: held.length, pieces, amount })}
    </Alert>
  )
}

/** Cancels one of them. Stands above the link of its row. */
export function CancelHoldButton({ order }: { order: Pick<OfficeOrderItem, 'id' | 'number' | 'holds'> }) {
  const t = useTranslations('admin.orders.holds')
  const { cancel, isPending } = useCancelling()
  return (
    <Button
      className="relative"
      variant="secondary"
      size="sm"
      busy={isPending}
      aria-label={t('freeOf', { number: order.number })}
      onClick={() => void cancel([order.id])}
    >
      {t('free', { count: order.holds })}
    </Button>
  )
}

function useCancelling() {
  const t = useTranslations('admin.orders.holds')
  const { mutateAsync, isPending } = useCancelUnpaidHolds()
  const cancelOnce = useSubmitOnce(cancel)
  async function cancel(ids: number[]) {
    try {
      const { freed, kept } = await mutateAsync(ids)
      if (freed.length > 0) toastSuccess(t('freed', { count: freed.length }))
      if (kept.length > 0) toastInfo(t('kept', { count: kept.length }))
    } catch (error) {
      toastError(error)
    }
  }
  return { cancel: cancelOnce, isPending }
}
