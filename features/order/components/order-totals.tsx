import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { BuyerOrder } from '@/lib/api/entities/order.schema'
import { couponEffect } from '@/lib/money/coupon-effect'
import { formatPrice } from '@/lib/money/money'

/** Totals with the VAT included, by rate. */
export function OrderTotals({
  order: { summary, couponCode, shipping, vatByRate },
}: {
  order: Pick<BuyerOrder, 'summary' | 'couponCode' | 'shipping' | 'vatByRate'>
}) {
  const t = useTranslations('order.totals')
  const locale = useLocale()
  const { itemsTotal, loyalty, coupon, delivery, paymentFee, orderTotal } = summary
  const effect = couponEffect({ couponCode, off: coupon, isSent: shipping !== null })
  return (
    <dl className="flex flex-col gap-2 tabular-nums">
      <Row label={t('items')}>{formatPrice(itemsTotal, locale)}</Row>
      {loyalty > 0 ? <Row label={t('loyalty')}>−{formatPrice(loyalty, locale)}</Row> : null}
      {effect ? (
        <Row label={couponCode ? t('coupon', { code: couponCode }) : t('discount')}>
          {effect === 'off' ? `−${formatPrice(coupon, locale)}` : t('couponDelivery')}
        </Row>
      ) : null}
      {shipping || delivery > 0 ? <Row label={t('delivery')}>{delivery === 0 ? t('free') : formatPrice(delivery, locale)}</Row> : null}
      {paymentFee > 0 ? <Row label={t('paymentFee')}>{formatPrice(paymentFee, locale)}</Row> : null}
      <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-4">
        <dt className="text-lg font-semibold">{t('total')}</dt>
        <dd className="ml-auto text-2xl font-semibold">{formatPrice(orderTotal, locale)}</dd>
      </div>
      {vatByRate.map(({ rate, base, vat }) => (
        <div key={rate} className="flex justify-between gap-4 text-sm text-ink-soft">
          <dt>{t('vat', { rate, base: formatPrice(base, locale) })}</dt>
          <dd>{formatPrice(vat, locale)}</dd>
        </div>
      ))}
    </dl>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="ml-auto text-right">{children}</dd>
    </div>
  )
}
