'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Card } from '@/components/ui/display/card'
import { Alert } from '@/components/ui/feedback/alert'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { LineName } from '@/features/admin/orders/line-name'
import { RefundCard } from '@/features/admin/orders/refund/refund-card'
import { useMayRefund } from '@/features/admin/orders/use-may-refund'
import { returnQuery } from '@/features/admin/returns/return-queries'
import { StateBadge } from '@/features/admin/returns/state-badge'
import { OfficeBreadcrumbs } from '@/features/admin/shell/office-breadcrumbs'
import { OfficeDetail } from '@/features/admin/shell/office-detail'
import type { OfficeReturn } from '@/lib/api/v2/ecommerce/order/office/return.schema'
import { Link } from '@/lib/i18n/navigation'
import { formatDateTime, formatPrice } from '@/lib/office/formats'
import { useMayCall } from '@/features/auth/session/use-may-call'
import { officeReturnApi } from '@/lib/api/v2/ecommerce/order/office/return'
import { EndReturn } from './end-return'
import { ReceiveForm } from './receive-form'

/** One return: its goods, the receipt, the refund of what came, and its end. */
export function ReturnView({ id }: { id: number }) {
  const t = useTranslations('admin.returns')
  const query = useQuery(returnQuery(id))
  return (
    <>
      <OfficeBreadcrumbs list="returns" current={query.data && `${t(`kinds.${query.data.kind}`)}, ${query.data.order.number}`} />
      <OfficeDetail query={query} notFound={<EmptyState as="h1" title={t('missing')} />}>
        {(one) => <Return one={one} />}
      </OfficeDetail>
    </>
  )
}

function Return({ one }: { one: OfficeReturn }) {
  const t = useTranslations('admin.returns')
  const mayReceive = useMayCall(officeReturnApi.receive)
  const mayCancel = useMayCall(officeReturnApi.cancel)
  const mayClose = useMayCall(officeReturnApi.close)
  const { id, kind, state, order } = one
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-col gap-2">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="text-2xl">{t(`kinds.${kind}`)}</h1>
          <StateBadge state={state} />
        </div>
        <p>
          <Link
            href={{ pathname: '/admin/orders/[id]', params: { id: order.id } }}
            prefetch={false}
            className="wrap-anywhere text-action underline underline-offset-4"
          >
            {t('orderOf', { number: order.number, customer: order.customer })}
          </Link>
        </p>
        <Moments one={one} />
      </header>
      <Texts one={one} />
      {state === 'open' && mayReceive ? <ReceiveForm key={id} one={one} /> : <Goods one={one} />}
      {state === 'received' ? <Refund one={one} /> : null}
      {state === 'open' && mayCancel ? <EndReturn id={id} end="cancelling" /> : null}
      {state === 'received' && mayClose ? <EndReturn id={id} end="closing" /> : null}
    </div>
  )
}

function Moments({ one: { state, openedAt, openedBy, receivedAt, closedAt } }: { one: OfficeReturn }) {
  const t = useTranslations('admin.returns')
  const opened = formatDateTime(openedAt)
  const moments = [
    openedBy === '' ? t('openedAt', { at: opened }) : t('openedBy', { at: opened, name: openedBy }),
    ...(receivedAt ? [t('receivedAt', { at: formatDateTime(receivedAt) })] : []),
    ...(closedAt ? [t(state === 'cancelled' ? 'cancelledAt' : 'closedAt', { at: formatDateTime(closedAt) })] : []),
  ]
  return <p className="text-ink-soft tabular-nums">{moments.join('. ')}.</p>
}

function Texts({ one: { reason, note } }: { one: OfficeReturn }) {
  const t = useTranslations('admin.returns')
  const texts = [
    { name: t('reason'), text: reason },
    { name: t('note'), text: note },
  ].filter(({ text }) => text !== '')
  if (texts.length === 0) return null
  return (
    <dl className="flex flex-col gap-3">
      {texts.map(({ name, text }) => (
        <div key={name}>
          <dt className="text-sm text-ink-soft">{name}</dt>
          <dd className="break-words whitespace-pre-line">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

function Goods({ one: { state, lines } }: { one: OfficeReturn }) {
  const t = useTranslations('admin.returns')

  function noteOf({ qty, received, restocked, condition, refunded }: OfficeReturn['lines'][number]) {
    if (state === 'cancelled' || state === 'open') return t('awaited', { count: qty })
    const parts = [t('arrived', { received, qty })]
    if (received > 0) parts.push(t('stocked', { restocked, lost: received - restocked }))
    if (condition) parts.push(t(`conditions.${condition}`))
    if (refunded > 0) parts.push(t('refundedPieces', { refunded }))
    return parts.join(', ')
  }

  return (
    <Card as="section" padding="lg" aria-labelledby="goods-title">
      <h2 id="goods-title" className="pb-3 text-xl">
        {t('linesTitle')}
      </h2>
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <li key={line.lineId} className="flex py-2">
            <LineName line={line} note={noteOf(line)} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** What the rules of refunds give for the received pieces, and the panel that pays it (docs/rules/after-sale.md#return-refund). */
function Refund({ one: { id, due, dueDelivery, order, lines } }: { one: OfficeReturn }) {
  const t = useTranslations('admin.returns')
  const mayRefund = useMayRefund()
  if (due === 0) return <Alert tone="info">{t('nothingDue')}</Alert>
  const refundable = lines
    .filter(({ received, refunded }) => received > refunded)
    .map(({ lineId, received, refunded, ...line }) => ({
      ...line,
      id: lineId,
      qty: received,
      returned: refunded,
      refunded,
      returnable: 0,
      sent: 0,
      toSend: 0,
    }))
  return (
    <>
      <Alert tone="warning">{t(mayRefund ? 'due' : 'dueNoRight', { amount: formatPrice(due) })}</Alert>
      <RefundCard
        returnId={id}
        refundsDelivery={dueDelivery}
        order={{ id: order.id, refundBy: order.refundBy, refundable: order.refundable, lines: refundable }}
      />
    </>
  )
}
