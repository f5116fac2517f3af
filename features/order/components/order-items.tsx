import { useLocale, useTranslations } from 'next-intl'
import { Card } from '@/components/ui/display/card'
import { AddressLines } from '@/features/address/components/address-lines'
import type { BuyerOrder } from '@/lib/api/entities/order.schema'
import { isCollected } from '@/lib/money/is-collected'
import { formatPrice } from '@/lib/money/money'
import { OrderTotals } from './order-totals'

/** Items, totals, delivery, payment and billing. `notes`: of each item, in its order; '' without one. */
export function OrderItems({ order, notes = [] }: { order: BuyerOrder; notes?: readonly string[] }) {
  const t = useTranslations('order')
  const locale = useLocale()
  const { items, shipping, delivery, payment, billing, message, gift } = order
  return (
    <Card as="section" padding="lg" aria-labelledby="items-title">
      <h2 id="items-title" className="pb-4 text-xl">
        {t('items')}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {items.map((item, index) => (
          <li
            key={`${item.sku}-${item.optionLabels.map(({ value }) => value).join()}`}
            className="flex flex-wrap items-baseline justify-between gap-x-6 py-3"
          >
            <span className="min-w-0 grow basis-32">
              <span className="font-medium">{item.name}</span>{' '}
              <span className="whitespace-nowrap text-ink-soft tabular-nums">
                {item.qty} × {formatPrice(item.finalPrice, locale)}
              </span>
              {item.optionLabels.map(({ label, value }) => (
                <span key={label} className="block text-sm text-ink-soft">
                  {label}: {value}
                </span>
              ))}
              {notes[index] ? <span className="block text-sm font-medium">{notes[index]}</span> : null}
            </span>
            <span className="ml-auto font-medium whitespace-nowrap tabular-nums">{formatPrice(item.row, locale)}</span>
          </li>
        ))}
      </ul>
      <div className="grid grid-cols-1 gap-8 pt-6 md:grid-cols-2 md:gap-12">
        <dl className="flex flex-col gap-4 max-md:order-2 [&_dt]:text-sm [&_dt]:text-ink-soft">
          {shipping && delivery ? (
            <div>
              <dt>{t('delivery')}</dt>
              <dd>
                <p>{[delivery.name, delivery.estimate].filter(Boolean).join(', ')}</p>
                {delivery.branch ? <p>{t('branch', { branch: delivery.branch })}</p> : null}
                {delivery.place ? <p>{delivery.place}</p> : null}
                {isCollected(order) ? (
                  <p>{t('collector', { name: `${shipping.firstName} ${shipping.lastName}` })}</p>
                ) : (
                  <AddressLines address={shipping} />
                )}
              </dd>
            </div>
          ) : null}
          <div>
            <dt>{t('payment')}</dt>
            <dd>{payment.name}</dd>
          </div>
          <div>
            <dt>{t('billing')}</dt>
            <dd>
              <AddressLines address={billing} />
            </dd>
          </div>
          {message ? (
            <div>
              <dt>{t('message')}</dt>
              <dd className="break-words whitespace-pre-line">{message}</dd>
            </div>
          ) : null}
          {gift ? (
            <div>
              <dt>{t('gift')}</dt>
              <dd className="break-words whitespace-pre-line">
                {[gift.to && t('giftTo', { to: gift.to }), gift.from && t('giftFrom', { from: gift.from }), gift.message]
                  .filter(Boolean)
                  .join('\n')}
              </dd>
            </div>
          ) : null}
        </dl>
        <OrderTotals order={order} />
      </div>
    </Card>
  )
}
