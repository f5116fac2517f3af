import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { PriceSummary } from '@/lib/api/entities/cart.schema'
import { formatPrice } from '@/lib/money'

type CartSummaryProps = {
  summary: PriceSummary
  couponCode: string | null
  /** Null until a delivery was chosen. */
  delivery: number | null
  isSaving?: boolean
  /** Coupon and card, between the amounts and what they come to. */
  discounts?: ReactNode
  children?: ReactNode
}

/** SPEC 2: items, coupon (only with one), delivery, the payment's fee (only with one), tax, total. While an edit is being saved the total says so instead of lying. */
export function CartSummary({ summary, couponCode, delivery, isSaving = false, discounts, children }: CartSummaryProps) {
  const t = useTranslations('cart.summary')
  const deliveryText = delivery === null ? t('deliveryLater') : delivery === 0 ? t('free') : formatPrice(delivery)
  return (
    <div className="flex flex-col gap-5">
      <h2 className="text-xl">{t('title')}</h2>
      {discounts ? <div className="flex flex-col gap-4 border-b border-line pb-5">{discounts}</div> : null}
      <dl className="flex flex-col gap-3 tabular-nums" aria-busy={isSaving}>
        <Row label={t('items')}>{formatPrice(summary.itemsTotal)}</Row>
        {summary.loyalty > 0 ? <Row label={t('loyalty')}>−{formatPrice(summary.loyalty)}</Row> : null}
        {couponCode ? (
          <Row label={`${t('coupon')} ${couponCode}`}>{summary.coupon > 0 ? `−${formatPrice(summary.coupon)}` : t('couponDelivery')}</Row>
        ) : null}
        <Row label={t('delivery')} quiet={delivery === null}>
          {deliveryText}
        </Row>
        {summary.paymentFee > 0 ? <Row label={t('paymentFee')}>{formatPrice(summary.paymentFee)}</Row> : null}
        <div className="flex items-baseline justify-between gap-4 border-t border-line pt-4">
          <dt className="text-lg font-semibold">{t('total')}</dt>
          <dd className="text-2xl font-semibold">{isSaving ? t('saving') : formatPrice(summary.orderTotal)}</dd>
        </div>
      </dl>
      <p className="-mt-3 text-right text-sm text-ink-soft tabular-nums">{t('tax', { amount: formatPrice(summary.tax.orderTotal) })}</p>
      {children}
    </div>
  )
}

function Row({ label, quiet = false, children }: { label: string; quiet?: boolean; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-ink-soft">{label}</dt>
      <dd className={quiet ? 'text-right text-sm text-ink-soft' : 'text-right'}>{children}</dd>
    </div>
  )
}
