import { useTranslations } from 'next-intl'
import { Card } from '@/components/ui/card'
import { CartSummary } from '@/features/cart/components/cart-summary'
import type { Order } from '@/lib/api/entities/order.schema'
import { formatPrice } from '@/lib/money'
import { AddressLines } from '@/features/address/components/address-lines'

/** An order as its owner sees it: lines, totals, where it goes, how it is paid. */
export function OrderDetails({ order }: { order: Order }) {
  const t = useTranslations('checkout.success')
  return (
    <Card as="section" padding="lg">
      <h2 className="pb-4 text-xl">{t('items')}</h2>
      <ul className="divide-y divide-line border-y border-line">
        {order.items.map((item) => (
          <li
            key={`${item.sku}-${item.optionLabels.map(({ value }) => value).join()}`}
            className="flex items-baseline justify-between gap-6 py-3"
          >
            <span className="min-w-0">
              <span className="font-medium">{item.name}</span>{' '}
              <span className="text-ink-soft tabular-nums">
                {item.qty} × {formatPrice(item.finalPrice)}
              </span>
              {item.optionLabels.map(({ label, value }) => (
                <span key={label} className="block text-sm text-ink-soft">
                  {label}: {value}
                </span>
              ))}
            </span>
            <span className="font-medium whitespace-nowrap tabular-nums">{formatPrice(item.row)}</span>
          </li>
        ))}
      </ul>
      <div className="grid gap-8 pt-6 md:grid-cols-2">
        <dl className="flex flex-col gap-4">
          {order.shipping && order.delivery ? (
            <div>
              <dt className="text-sm text-ink-soft">{t('delivery')}</dt>
              <dd>
                <p>
                  {order.delivery.name}, {order.delivery.estimate}
                </p>
                {order.delivery.branch ? (
                  <p>{t('branch', { branch: order.delivery.branch })}</p>
                ) : (
                  <AddressLines address={order.shipping} />
                )}
              </dd>
            </div>
          ) : null}
          <div>
            <dt className="text-sm text-ink-soft">{t('payment')}</dt>
            <dd>{order.payment.name}</dd>
          </div>
          <div>
            <dt className="text-sm text-ink-soft">{t('billing')}</dt>
            <dd>
              <AddressLines address={order.billing} />
            </dd>
          </div>
        </dl>
        <CartSummary summary={order.summary} couponCode={null} delivery={order.summary.delivery} />
      </div>
    </Card>
  )
}
