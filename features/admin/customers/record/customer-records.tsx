'use client'

import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/display/badge'
import { useMayCall } from '@/features/auth/session/use-may-call'
import { OrderStatusBadge } from '@/features/order/components/order-status-badge'
import type { Customer } from '@/lib/api/v1/user/office/customer.schema'
import { formatDateTime, formatPrice } from '@/lib/office/formats'
import { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import { officeReturnApi } from '@/lib/api/v2/ecommerce/order/office/return'
import { StateBadge } from '@/features/admin/returns/state-badge'
import { RecordCard, type CustomerRecord } from './record-card'

type Section = { key: string; title: string; records: CustomerRecord[] }

/** What the person did in the shop; what they never did is named in one line. */
export function CustomerRecords({ customer }: { customer: Customer }) {
  const t = useTranslations('admin.customers.records')
  const sections = useSections(customer)
  const empty = sections.filter(({ records }) => records.length === 0).map(({ title }) => title)
  return (
    <div className="flex min-w-0 flex-col gap-6">
      {sections
        .filter(({ records }) => records.length > 0)
        .map(({ key, title, records }) => (
          <RecordCard key={key} title={title} records={records} />
        ))}
      {empty.length > 0 ? <p className="text-ink-soft">{t('none', { names: empty.join(', ') })}</p> : null}
    </div>
  )
}

function useSections(customer: Customer): Section[] {
  const t = useTranslations('admin.customers.records')
  const words = useTranslations('admin.returns')
  const mayOpenOrders = useMayCall(officeOrderApi.get)
  const mayOpenReturns = useMayCall(officeReturnApi.get)
  const orderHref = (id: number) => (mayOpenOrders ? ({ pathname: '/admin/orders/[id]', params: { id } } as const) : null)
  const { orderList, withdrawals, returns, messages, reviews, downloads, consents, stockNotices } = customer
  return [
    {
      key: 'orders',
      title: t('orders'),
      records: orderList.map(({ id, number, at, total, refunded, isGuestOrder, ...order }) => ({
        id,
        title: number,
        href: orderHref(id),
        detail: isGuestOrder && customer.account ? `${formatDateTime(at)}, ${t('asGuest')}` : formatDateTime(at),
        mark: (
          <>
            <OrderStatusBadge order={order} forOffice />
            <strong>{formatPrice(total)}</strong>
            {refunded > 0 ? <span className="text-sm text-ink-soft">{t('refunded', { amount: formatPrice(refunded) })}</span> : null}
          </>
        ),
      })),
    },
    {
      key: 'withdrawals',
      title: t('withdrawals'),
      records: withdrawals.map(({ id, orderId, number, state, at }) => ({
        id,
        title: number,
        href: orderHref(orderId),
        detail: formatDateTime(at),
        mark: <Badge tone={state === 'requested' ? 'danger' : 'neutral'}>{t(`withdrawalStates.${state}`)}</Badge>,
      })),
    },
    {
      key: 'returns',
      title: t('returns'),
      records: returns.map(({ id, number, kind, state, pieces, at }) => ({
        id,
        title: number,
        href: mayOpenReturns ? ({ pathname: '/admin/returns/[id]', params: { id } } as const) : null,
        detail: [formatDateTime(at), words(`kinds.${kind}`), words('pieces', { count: pieces })].join(', '),
        mark: <StateBadge state={state} />,
      })),
    },
    {
      key: 'messages',
      title: t('messages'),
      records: messages.map(({ id, form, excerpt, at, isHandled }) => ({
        id,
        title: form,
        href: { pathname: '/admin/forms/[id]', params: { id } } as const,
        detail: formatDateTime(at),
        text: excerpt,
        mark: <Badge tone={isHandled ? 'neutral' : 'warning'}>{t(isHandled ? 'handled' : 'waiting')}</Badge>,
      })),
    },
    {
      key: 'reviews',
      title: t('reviews'),
      records: reviews.map(({ about, rating, text, state, at }, index) => ({
        id: index,
        title: about,
        href: null,
        detail: [formatDateTime(at), rating === null ? '' : t('rating', { rating })].filter(Boolean).join(', '),
        text,
        mark: <Badge tone={state === 'pending' ? 'warning' : 'neutral'}>{t(`reviewStates.${state}`)}</Badge>,
      })),
    },
    {
      key: 'downloads',
      title: t('downloads'),
      records: downloads.map(({ orderId, number, file, uses, at }, index) => ({
        id: index,
        title: file,
        href: orderHref(orderId),
        detail: `${number}, ${formatDateTime(at)}`,
        mark: t('uses', { count: uses }),
      })),
    },
    {
      key: 'stockNotices',
      title: t('stockNotices'),
      records: stockNotices.map(({ name, since }, index) => ({ id: index, title: name, href: null, detail: formatDateTime(since) })),
    },
    {
      key: 'consents',
      title: t('consents'),
      records: consents.map(({ name, version, given, at, proof }, index) => ({
        id: index,
        title: name,
        href: null,
        detail: [formatDateTime(at), t('version', { version }), ...(proof === 'proven' ? [] : [t(`proof.${proof}`)])].join(', '),
        mark: <Badge tone={given ? 'success' : 'neutral'}>{t(given ? 'given' : 'withdrawn')}</Badge>,
      })),
    },
  ]
}
