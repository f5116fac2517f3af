'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { LinkButton } from '@/components/ui/button/link-button'
import { Badge } from '@/components/ui/display/badge'
import { Card } from '@/components/ui/display/card'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { OrderStatusBadge } from '@/features/order/components/order-status-badge'
import { OrderInvoices } from '@/features/order/components/order-invoices'
import { OrderItems } from '@/features/order/components/order-items'
import type { OfficeOrder } from '@/lib/api/v2/ecommerce/order/office.schema'
import { formatDateTime, formatPrice } from '@/lib/office/formats'
import { officeOrderQuery, useDownloadInvoice } from './order-queries'
import { OfficeDetail } from '@/features/admin/shell/office-detail'
import { OfficeBreadcrumbs } from '@/features/admin/shell/office-breadcrumbs'
import { officeCustomerApi } from '@/lib/api/v1/user/office/customer'
import { Link } from '@/lib/i18n/navigation'
import { useMayCall } from '@/features/auth/session/use-may-call'
import { officeEditApi } from '@/lib/api/v2/ecommerce/order/office/edit'
import { officePrintApi } from '@/lib/api/v2/ecommerce/order/office/print'
import { EditRefusalNote } from './edits/edit-refusal-note'
import { ProposedEditCard } from './edits/proposed-edit-card'
import { OrderActions } from './order-actions'
import { OrderDecisions } from './decisions/order-decisions'
import { OrderHistory } from './history/order-history'
import { PaymentLinkCard } from './payment-link-card'
import { RefundCard } from './refund/refund-card'
import { RefundList } from './refund/refund-list'
import { ReturnCard } from './returns/return-card'
import { ShipmentCard } from './shipments/shipment-card'
import { WithdrawalRequestCard } from './decisions/withdrawal-request-card'

export function OrderDetail({ id }: { id: number }) {
  const t = useTranslations('admin.orders')
  const query = useQuery(officeOrderQuery(id))
  return (
    <>
      <OfficeBreadcrumbs list="orders" current={query.data && t('order', { number: query.data.number })} />
      <OfficeDetail query={query} notFound={<EmptyState as="h1" title={t('missing')} />}>
        {(order) => <Order order={order} />}
      </OfficeDetail>
    </>
  )
}

function Order({ order }: { order: OfficeOrder }) {
  const t = useTranslations('admin.orders')
  const mayEdit = useMayCall(officeEditApi.preview, officeEditApi.confirm)
  const mayPrint = useMayCall(officePrintApi.create)

  function noteOf({ qty, refunded, returned }: OfficeOrder['lines'][number]) {
    const open = Math.max(0, returned - refunded)
    return [
      ...(refunded > 0 ? [t('pieceNotes.refunded', { count: refunded, of: qty })] : []),
      ...(open > 0 ? [t('pieceNotes.returning', { count: open, of: qty })] : []),
    ].join(', ')
  }

  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-col gap-2">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="text-2xl lining-nums tabular-nums">{t('order', { number: order.number })}</h1>
          <OrderStatusBadge order={order} forOffice />
          {isPartlySent(order) ? <Badge tone="action">{t('partlySent')}</Badge> : null}
          {order.canEdit && mayEdit ? (
            <LinkButton href={{ pathname: '/admin/orders/[id]/edit', params: { id: String(order.id) } }} variant="secondary" size="sm">
              {t('edit')}
            </LinkButton>
          ) : null}
          {mayPrint ? (
            <LinkButton href={{ pathname: '/admin/print', query: { view: 'all', q: order.number } }} variant="secondary" size="sm">
              {t('print')}
            </LinkButton>
          ) : null}
        </div>
        <p className="text-ink-soft">
          {formatDateTime(order.createdAt)}, <CustomerName order={order} />,{' '}
          <a href={`mailto:${order.email}`} className="wrap-anywhere text-action underline underline-offset-4 inline-block max-w-full">
            {order.email}
          </a>
          , {order.billing.contactPhone}
        </p>
        {mayEdit ? <EditRefusalNote refusal={order.editRefusal} /> : null}
        {order.tracking && order.shipments.length === 0 ? <p>{t('trackingShown', { tracking: order.tracking })}</p> : null}
      </header>
      {order.requests
        .filter(({ state }) => state === 'requested')
        .map((request) => (
          <WithdrawalRequestCard key={request.id} request={request} refundBy={order.refundBy} />
        ))}
      <ProposedEditCard order={order} />
      <OrderDecisions order={order} />
      <OrderActions order={order} />
      <PaymentLinkCard order={order} />
      <ShipmentCard order={order} />
      <ReturnCard order={order} />
      <OrderItems order={order} notes={order.lines.map(noteOf)} />
      <Payments order={order} />
      <RefundCard order={order} />
      <RefundList refunds={order.refunds} />
      <Invoices order={order} />
      <OrderHistory id={order.id} events={order.events} />
    </div>
  )
}

/** Leads to the customer's page who may open it. */
function CustomerName({ order: { customerId, billing } }: { order: OfficeOrder }) {
  const mayOpen = useMayCall(officeCustomerApi.get)
  const name = `${billing.firstName} ${billing.lastName}`
  if (customerId === null || !mayOpen) return name
  return (
    <Link
      href={{ pathname: '/admin/customers/[id]', params: { id: customerId } }}
      prefetch={false}
      className="wrap-anywhere text-action underline underline-offset-4"
    >
      {name}
    </Link>
  )
}

function isPartlySent({ status, shipments }: Pick<OfficeOrder, 'status' | 'shipments'>) {
  return status === 'packed' && shipments.length > 0
}

function Invoices({ order: { id, invoices } }: { order: OfficeOrder }) {
  const { mutateAsync: fetchFile, isPending, variables } = useDownloadInvoice()
  const save = (invoiceId: number) => fetchFile({ id, invoiceId })
  return <OrderInvoices invoices={invoices} save={save} busy={isPending ? variables.invoiceId : undefined} />
}

function Payments({ order: { payments } }: { order: OfficeOrder }) {
  const t = useTranslations('admin.orders')
  return (
    <Card as="section" padding="lg" aria-labelledby="payments-title">
      <h2 id="payments-title" className="pb-3 text-xl">
        {t('payments')}
      </h2>
      <ul className="divide-y divide-line">
        {payments.map(({ id, provider, state, amount, at }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-2">
            <span>
              {t(`providers.${provider}`)}, {t(`intents.${state}`)}
            </span>
            <span className="tabular-nums">
              <span className="text-ink-soft">{formatDateTime(at)}</span> <strong>{formatPrice(amount)}</strong>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
