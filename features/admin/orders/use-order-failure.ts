import { useTranslations } from 'next-intl'
import { hasErrorCode } from '@/lib/api/errors'
import { toastError, toastErrorText } from '@/lib/browser/toast/toast'
import { isOrderStatus, type OrderStatus } from '@/lib/order/order-statuses'

/**
 * Shows why a step of an order failed. After a conflict the screen loads the order again by itself, so the toast names its new status instead of asking for a
 * reload (docs/rules/forms.md#order-conflict).
 */
export function useOrderFailure(shown?: OrderStatus) {
  const t = useTranslations('admin.orders')
  const step = useTranslations('order.step')

  return (error: unknown) => {
    if (!hasErrorCode(error, 'ORDER_STATE')) return toastError(error)
    const { status } = error.data
    const text = isOrderStatus(status) && status !== shown ? t('changedMeanwhile', { status: step(status) }) : t('conflict')
    toastErrorText(text, error)
  }
}
