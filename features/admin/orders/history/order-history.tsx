'use client'

import { useTranslations } from 'next-intl'
import { Card } from '@/components/ui/display/card'
import type { OfficeOrder } from '@/lib/api/v2/ecommerce/order/office.schema'
import { formatDateTime } from '@/lib/office/formats'
import { useMayCall } from '@/features/auth/session/use-may-call'
import { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import { OrderNoteForm } from './order-note-form'
import { useEventText } from './use-event-text'

/** The order's events, newest first, and the form for a note. */
export function OrderHistory({ id, events }: Pick<OfficeOrder, 'id' | 'events'>) {
  const t = useTranslations('admin.orders.history')
  const status = useTranslations('order.step')
  const textOf = useEventText()
  const mayNote = useMayCall(officeOrderApi.note)
  return (
    <Card as="section" padding="lg" aria-labelledby="history-title">
      <h2 id="history-title" className="pb-3 text-xl">
        {t('title')}
      </h2>
      {mayNote ? <OrderNoteForm orderId={id} /> : null}
      <ol className="divide-y divide-line">
        {events.toReversed().map(({ at, kind, by, to, ...facts }, index) => (
          <li key={events.length - index} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[14rem_1fr]">
            <time dateTime={at} className="text-ink-soft tabular-nums">
              {formatDateTime(at)}
            </time>
            <span className="min-w-0">
              <strong>{kind === 'status' ? status(to) : t(kind)}</strong>
              <span className="text-ink-soft">
                , {t(`by.${by.kind}`, { name: by.name })}
                {by.name && by.kind !== 'provider' ? ` (${by.name})` : ''}
              </span>
              <EventText>{textOf(facts)}</EventText>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}

function EventText({ children }: { children: string }) {
  return children ? <span className="block break-words whitespace-pre-line">{children}</span> : null
}
