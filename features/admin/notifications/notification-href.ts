import type { Notification } from '@/lib/api/v1/admin/notification.schema'
import type { Href } from '@/lib/i18n/navigation'

/** Where what happened is seen. */
export function notificationHref({ kind, subjectId }: Pick<Notification, 'kind' | 'subjectId'>): Href {
  if (kind === 'jobFailed' || subjectId === null) return '/admin/jobs'
  return { pathname: screens[kind], params: { id: subjectId } }
}

const screens = {
  orderPlaced: '/admin/orders/[id]',
  orderPaid: '/admin/orders/[id]',
  orderCancelled: '/admin/orders/[id]',
  withdrawalRequested: '/admin/orders/[id]',
  paymentSuspect: '/admin/orders/[id]',
  refundWaiting: '/admin/orders/[id]',
  moneyReturned: '/admin/orders/[id]',
  returnOpened: '/admin/returns/[id]',
  formEntry: '/admin/forms/[id]',
  stockLow: '/admin/stock/[id]',
  privacyDue: '/admin/privacy/[id]',
} as const
