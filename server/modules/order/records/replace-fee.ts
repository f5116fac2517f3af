import { feeVatRate, groupByRate, includedVat } from '@/server/modules/cart/pricing/price-cart'
import { DeliverySnapshot, type OrderRow } from '@/server/db/order-snapshots'

type Amounts = Pick<OrderRow, 'paymentFeeCents' | 'totalCents' | 'vatCents' | 'vatByRate' | 'tax'>

/** The order's amounts with another payment fee, cents; everything else it costs stays (docs/rules/payments.md#other-payment). */
export function replaceFee(order: Amounts & Pick<OrderRow, 'delivery'>, feeCents: number): Amounts {
  const { paymentFeeCents, totalCents, vatCents, vatByRate, tax } = order
  if (feeCents === paymentFeeCents) return { paymentFeeCents, totalCents, vatCents, vatByRate, tax }
  const rate = feeVatRate(DeliverySnapshot.nullable().parse(order.delivery))
  const feeVat = includedVat(feeCents, rate)
  const addedCents = feeCents - paymentFeeCents
  const addedVat = feeVat - includedVat(paymentFeeCents, rate)
  const parts = vatByRate.map((part) => ({ rate: part.rate, totalCents: part.baseCents + part.vatCents, vatCents: part.vatCents }))
  return {
    paymentFeeCents: feeCents,
    totalCents: totalCents + addedCents,
    vatCents: vatCents + addedVat,
    vatByRate: groupByRate([...parts, { rate, totalCents: addedCents, vatCents: addedVat }]).filter(({ baseCents }) => baseCents !== 0),
    tax: { ...tax, paymentFee: feeVat, orderTotal: tax.orderTotal + addedVat },
  }
}
