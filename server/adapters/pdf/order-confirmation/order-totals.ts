import type { Order } from '@/lib/api/entities/order.schema'
import { couponEffect } from '@/lib/money/coupon-effect'
import { formatPrice, toCents } from '@/lib/money/money'
import type { Sheet } from '@/server/adapters/pdf/sheet'
import { drawTotals } from '@/server/adapters/pdf/totals'

export function drawOrderTotals(sheet: Sheet, { summary, couponCode, delivery, vatByRate }: Order) {
  const effect = couponEffect({ couponCode, off: summary.coupon, isSent: delivery !== null })
  const coupon = effect === 'off' ? `−${formatPrice(summary.coupon)}` : 'besplatna dostava'
  drawTotals(sheet, {
    pairs: [
      ['Artikli', formatPrice(summary.itemsTotal)],
      ...(summary.loyalty > 0 ? [['Članska ušteda', `−${formatPrice(summary.loyalty)}`] satisfies [string, string]] : []),
      ...(effect ? [[couponCode ? `Kupon ${couponCode}` : 'Popust', coupon] satisfies [string, string]] : []),
      ...(delivery ? [['Dostava', summary.delivery > 0 ? formatPrice(summary.delivery) : 'besplatno'] satisfies [string, string]] : []),
      ...(summary.paymentFee > 0 ? [['Naknada za plaćanje', formatPrice(summary.paymentFee)] satisfies [string, string]] : []),
    ],
    total: ['Ukupno s PDV-om', formatPrice(summary.orderTotal)],
    vatByRate: vatByRate.map(({ rate, base, vat }) => ({ rate, baseCents: toCents(base), vatCents: toCents(vat) })),
  })
}
