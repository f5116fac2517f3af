import { useLocale, useTranslations } from 'next-intl'
import { Card } from '@/components/ui/display/card'
import type { BuyerOrder } from '@/lib/api/entities/order.schema'
import { formatDateTime } from '@/lib/text/dates'

/** The parcels of the order with their contents and tracking. */
export function OrderShipments({ order: { shipments } }: { order: Pick<BuyerOrder, 'shipments'> }) {
  const t = useTranslations('order.parcels')
  const locale = useLocale()
  if (shipments.length === 0) return null
  return (
    <Card as="section" padding="lg" aria-labelledby="parcels-title">
      <h2 id="parcels-title" className="pb-3 text-xl">
        {t('title')}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {shipments.map(({ id, state, carrier, tracking, url, sentAt, deliveredAt, lines }) => (
          <li key={id} className="flex flex-col gap-1 py-3">
            <span className="flex flex-wrap justify-between gap-x-6 gap-y-1">
              <strong>{t(state, { at: formatDateTime(deliveredAt ?? sentAt, locale) })}</strong>
              {url ? (
                <a href={url} target="_blank" rel="noopener noreferrer" className="wrap-anywhere text-action underline underline-offset-4">
                  {t('follow', { number: [carrier, tracking].filter(Boolean).join(' ') })}
                </a>
              ) : (
                <span className="wrap-anywhere">{[carrier, tracking].filter(Boolean).join(' ')}</span>
              )}
            </span>
            <span className="break-words text-ink-soft">{lines.map((line) => `${line.qty} × ${line.name}`).join(', ')}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
