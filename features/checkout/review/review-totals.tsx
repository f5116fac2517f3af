import { useLocale, useTranslations } from 'next-intl'
import type { Cart } from '@/lib/api/entities/cart.schema'
import { couponEffect } from '@/lib/money/coupon-effect'
import { formatPrice } from '@/lib/money/money'

/** The amounts of the order with the VAT inside, above the button. */
export function ReviewTotals({
  cart: { summary, couponCode, digitalOnly },
}: {
  cart: Pick<Cart, 'summary' | 'couponCode' | 'digitalOnly'>
}) {
  const t = useTranslations('checkout.review')
  const locale = useLocale()
  const minus = (amount: number) => `−${formatPrice(amount, locale)}`
  const effect = couponEffect({ couponCode, off: summary.coupon, isSent: !digitalOnly })
  const rows: [string, string][] = [
    [t('itemsTotal'), formatPrice(summary.itemsTotal, locale)],
    ...(summary.loyalty > 0 ? ([[t('loyalty'), minus(summary.loyalty)]] satisfies [string, string][]) : []),
    ...(effect && couponCode
      ? ([[t('coupon', { code: couponCode }), effect === 'off' ? minus(summary.coupon) : t('couponDelivery')]] satisfies [string, string][])
      : []),
    ...(digitalOnly
      ? []
      : ([[t('deliveryCost'), summary.delivery === 0 ? t('free') : formatPrice(summary.delivery, locale)]] satisfies [string, string][])),
    ...(summary.paymentFee > 0 ? ([[t('paymentFee'), formatPrice(summary.paymentFee, locale)]] satisfies [string, string][]) : []),
  ]
  return (
    <dl className="flex flex-col gap-1.5 bg-sunken px-5 py-4 tabular-nums sm:px-6">
      {rows.map(([label, value]) => (
        <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-4 text-ink-soft">
          <dt>{label}</dt>
          <dd className="ml-auto">{value}</dd>
        </div>
      ))}
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 pt-1 text-lg font-semibold">
        <dt>
          {t('total')}
          <span className="block text-sm font-normal text-ink-soft">
            {t('tax', { amount: formatPrice(summary.tax.orderTotal, locale) })}
          </span>
        </dt>
        <dd className="ml-auto text-xl">{formatPrice(summary.orderTotal, locale)}</dd>
      </div>
    </dl>
  )
}
