import type { Order } from '@/lib/api/entities/order.schema'
import { couponEffect } from '@/lib/money/coupon-effect'
import { formatPrice, toCents } from '@/lib/money/money'
import type { Pdf } from '@/server/adapters/pdf/pdf'
import { drawTotals } from '@/server/adapters/pdf/totals'
import { fillText, textsOf } from '@/server/core/texts'

export function drawOrderTotals(pdf: Pdf, { summary, couponCode, delivery, vatByRate }: Order) {
  const { locale } = pdf
  const labels = textsOf(locale).documents
  const effect = couponEffect({ couponCode, off: summary.coupon, isSent: delivery !== null })
  const coupon = effect === 'off' ? `−${formatPrice(summary.coupon, locale)}` : labels.freeDelivery
  drawTotals(pdf, {
    pairs: [
      [labels.itemsTotal, formatPrice(summary.itemsTotal, locale)],
      ...(summary.loyalty > 0 ? [[labels.memberSavings, `−${formatPrice(summary.loyalty, locale)}`] satisfies [string, string]] : []),
      ...(effect
        ? [[couponCode ? fillText(labels.coupon, { code: couponCode }) : labels.discount, coupon] satisfies [string, string]]
        : []),
      ...(delivery
        ? [[labels.delivery, summary.delivery > 0 ? formatPrice(summary.delivery, locale) : labels.free] satisfies [string, string]]
        : []),
      ...(summary.paymentFee > 0 ? [[labels.paymentFee, formatPrice(summary.paymentFee, locale)] satisfies [string, string]] : []),
    ],
    total: [labels.total, formatPrice(summary.orderTotal, locale)],
    vatByRate: vatByRate.map(({ rate, base, vat }) => ({ rate, baseCents: toCents(base), vatCents: toCents(vat) })),
  })
}
