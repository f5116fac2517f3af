'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { officeOrderQuery } from '@/features/admin/orders/order-queries'
import { OfficeBreadcrumbs } from '@/features/admin/shell/office-breadcrumbs'
import { OfficeDetail } from '@/features/admin/shell/office-detail'
import { hasErrorCode } from '@/lib/api/errors'
import type { OfficeOrder } from '@/lib/api/v2/ecommerce/order/office.schema'
import { useMayCall } from '@/features/auth/session/use-may-call'
import { NotAllowed } from '@/features/admin/shell/not-allowed'
import { officeEditApi } from '@/lib/api/v2/ecommerce/order/office/edit'
import { OrderEditor } from './order-editor'
import { editableOrderQuery } from './edit-queries'
import { useRefusalText } from './use-refusal-text'

/** An order that is edited before it is sent (docs/rules/orders.md#order-edit). */
export function OrderEditView({ id }: { id: number }) {
  const t = useTranslations('admin.orderEdit')
  const query = useQuery(officeOrderQuery(id))
  const order = query.data
  const mayEdit = useMayCall(officeEditApi.preview, officeEditApi.confirm)
  const orderHref = { pathname: '/admin/orders/[id]', params: { id: String(id) } } as const
  return (
    <>
      <OfficeBreadcrumbs
        list="orders"
        between={order ? [{ label: t('order', { number: order.number }), href: orderHref }] : []}
        current={t('title')}
      />
      <OfficeDetail query={query} notFound={<EmptyState as="h1" title={t('missing')} />}>
        {(order) => (mayEdit ? <EditableOrder order={order} /> : <NotAllowed />)}
      </OfficeDetail>
    </>
  )
}

function EditableOrder({ order: { id, number } }: { order: Pick<OfficeOrder, 'id' | 'number'> }) {
  const t = useTranslations('admin.orderEdit')
  const query = useQuery(editableOrderQuery(id))
  const refusalText = useRefusalText()
  if (hasErrorCode(query.error, 'ORDER_EDIT_REFUSED'))
    return (
      <EmptyState as="h1" title={t('refusedTitle', { number })}>
        {refusalText(query.error.data.reason)}
      </EmptyState>
    )
  return (
    <>
      <h1 className="mb-2 text-3xl">{t('heading', { number })}</h1>
      <p className="mb-6 max-w-prose text-pretty text-ink-soft">{t('lead')}</p>
      <OfficeDetail isPart query={query} notFound={<EmptyState title={t('missing')} />}>
        {(order) => <OrderEditor key={order.version} id={id} order={order} />}
      </OfficeDetail>
    </>
  )
}
