import type { Order } from '@/lib/api/entities/order.schema'
import { fromCents } from '@/lib/money/money'
import type { orderLines } from '@/server/db/schema/order'
import { presentSummary } from '@/server/modules/cart/state/present-cart'
import { type OrderRow, AddressSnapshot, DeliverySnapshot, GiftSnapshot, LineSnapshot, PaymentSnapshot } from '@/server/db/order-snapshots'

type LineRow = Omit<typeof orderLines.$inferSelect, 'id' | 'shipped'>

/** The order in the API's shape, for its document, the success page and mails. */
export function presentOrder(order: OrderRow, lines: LineRow[]): Order {
  const delivery = DeliverySnapshot.nullable().parse(order.delivery)
  const payment = PaymentSnapshot.parse(order.payment)
  return {
    id: order.id,
    number: order.number,
    orderSlug: order.slug,
    store: order.storeId,
    status: order.status,
    createdAt: order.createdAt.toISOString(),
    email: order.email,
    items: lines.toSorted((a, b) => a.position - b.position).map(presentLine),
    summary: presentSummary({ summary: summaryOf(order), tax: order.tax }),
    couponCode: order.couponCode,
    vatByRate: order.vatByRate.map(({ rate, baseCents, vatCents }) => ({ rate, base: fromCents(baseCents), vat: fromCents(vatCents) })),
    billing: AddressSnapshot.parse(order.billing),
    shipping: AddressSnapshot.nullable().parse(order.shipping),
    delivery: delivery && {
      name: delivery.name,
      estimate: delivery.estimate,
      branch: delivery.branch?.text ?? null,
      kind: delivery.kind,
      place: delivery.place ?? '',
    },
    payment: { name: payment.name, instructions: payment.instructions, bankTransfer: payment.bankTransfer },
    paymentKind: payment.kind,
    message: order.message,
    gift: GiftSnapshot.nullable().parse(order.gift),
  }
}

function presentLine({
  productId,
  name,
  sku,
  quantity,
  options,
  unitCents,
  rowCents,
  discountCents,
  vatRate,
}: LineRow): Order['items'][number] {
  return {
    productId,
    name,
    sku,
    qty: quantity,
    vatRate,
    optionLabels: LineSnapshot.parse(options).labels,
    finalPrice: fromCents(unitCents),
    row: fromCents(rowCents),
    discount: fromCents(discountCents),
  }
}

/** The stored amounts; a CHECK constraint keeps these columns consistent. */
export function summaryOf({ itemsCents, loyaltyCents, couponCents, deliveryCents, paymentFeeCents, totalCents }: OrderRow) {
  return {
    itemsTotal: itemsCents,
    loyalty: loyaltyCents,
    coupon: couponCents,
    cartTotal: totalCents - deliveryCents - paymentFeeCents,
    delivery: deliveryCents,
    paymentFee: paymentFeeCents,
    orderTotal: totalCents,
  }
}
