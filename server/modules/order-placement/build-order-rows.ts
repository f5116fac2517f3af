import type { z } from 'zod'
import type { Order } from '@/lib/api/entities/order.schema'
import type { Ctx } from '@/server/core/context'
import { wordsLocale } from '@/server/core/languages'
import type { CartLine } from '@/server/modules/cart/state/cart-state'
import type { ConfiguredLine } from '@/server/modules/cart/line/configure-line'
import { totalDemand } from '@/server/modules/cart/line/check-stock'
import type { CartRow } from '@/server/modules/cart/record/open-cart'
import { pickupPlace, type DeliveryMethodRow } from '@/server/modules/checkout/methods/list-methods'
import type { BuyerAddress } from '@/server/modules/checkout/buyer/buyer'
import type { OrderContext } from './load-order-context'
import { initialReservation } from '@/server/modules/order/lifecycle/reservation'
import { buildPaymentSnapshot } from '@/server/modules/order/records/payment-snapshot'
import type { DeliverySnapshot, OrderRow } from '@/server/db/order-snapshots'

export type OrderNote = { orderMessage: string; giftMessage: string; to: string; from: string }

type OrderRowInput = {
  id: number
  number: string
  slug: string
  cart: CartRow
  orderContext: OrderContext
  note: OrderNote
  idempotencyKey: string | null
  requestHash: string
}

/** Builds the order's row from its context (docs/rules/orders.md#order-snapshot). */
export function buildOrderRow(
  ctx: Pick<Ctx, 'now' | 'site' | 'language' | 'actor'>,
  { cart, orderContext, note, number, ...named }: OrderRowInput,
): OrderRow {
  const { state, email, billing, shipping, delivery, branch, payment, company, bank } = orderContext
  if (!billing || !payment) throw new Error('An order without address or payment was not refused.')
  const { summary, tax, vatByRate } = state.priced
  return {
    ...named,
    number,
    cartId: cart.id,
    siteId: cart.siteId,
    storeId: cart.storeId,
    languageId: ctx.language.id,
    currency: ctx.site.currency,
    email,
    userId: ctx.actor.kind === 'user' ? ctx.actor.id : null,
    claimedBy: null,
    // docs/rules/orders.md#free-order
    status: summary.orderTotal === 0 ? 'paid' : 'awaiting_payment',
    itemsCents: summary.itemsTotal,
    loyaltyCents: summary.loyalty,
    couponCents: summary.coupon,
    couponCode: state.coupon?.code ?? null,
    deliveryCents: summary.delivery,
    paymentFeeCents: summary.paymentFee,
    totalCents: summary.orderTotal,
    vatCents: tax.orderTotal,
    vatByRate,
    tax,
    billing: {
      ...addressSnapshot(billing),
      companyName: billing.companyName ?? company.name,
      companyOIB: billing.companyOIB ?? company.oib,
    },
    shipping: state.isDigital || !shipping ? null : addressSnapshot(shipping),
    delivery: delivery && deliverySnapshot(delivery, branch),
    payment: buildPaymentSnapshot(payment, { bank, number, totalCents: summary.orderTotal, locale: wordsLocale(ctx.language) }),
    message: note.orderMessage,
    ...initialReservation(ctx, orderContext),
    version: 1,
    tracking: '',
    gift: note.giftMessage || note.to || note.from ? { message: note.giftMessage, to: note.to, from: note.from } : null,
    createdAt: ctx.now(),
    updatedAt: ctx.now(),
  }
}

function addressSnapshot({ id: _id, countryId: _countryId, ...address }: BuyerAddress): Order['billing'] {
  return address
}

function deliverySnapshot(method: DeliveryMethodRow, branch: OrderContext['branch']): z.infer<typeof DeliverySnapshot> {
  const { id, key, kind, name, estimate, vatRate } = method
  const text = branch && `${branch.name}, ${branch.street} ${branch.houseNumber}, ${branch.zipCode} ${branch.city}`
  return {
    methodId: id,
    key,
    kind,
    name,
    estimate,
    vatRate,
    branch: branch && { id: branch.id, text: text ?? '' },
    place: pickupPlace(method),
  }
}

/** Builds the line rows in the cart's order; the database assigns their ids. */
export function buildLineRows(orderId: number, lines: readonly CartLine[]) {
  return lines.flatMap(({ item, configured, price }, position) => {
    if (!configured) return []
    return {
      orderId,
      productId: item.id,
      sku: item.sku,
      name: item.name,
      quantity: item.quantity,
      vatRate: item.vatRate,
      position,
      unitCents: configured.unitCents,
      rowCents: price.rowCents,
      discountCents: price.loyaltyCents + price.couponCents,
      loyaltyCents: price.loyaltyCents,
      vatCents: price.vatCents,
      options: { chosen: configured.options, labels: configured.labels, parts: bundlePartsOf(item.id, configured) },
      taken: totalDemand([{ quantity: item.quantity, demand: configured.demand }]),
    }
  })
}

function bundlePartsOf(productId: number, { demand }: Pick<ConfiguredLine, 'demand'>) {
  return demand
    .filter((one) => one.productId !== productId)
    .map(({ productId: id, quantityPerUnit: pieces }) => ({ productId: id, pieces }))
}
