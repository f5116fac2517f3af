import type { z } from 'zod'
import type { Order } from '@/lib/api/entities/order.schema'
import type { BankTransfer } from '@/lib/api/entities/payment.schema'
import { fromCents } from '@/lib/money/money'
import type { Ctx } from '@/server/core/context'
import type { orders } from '@/server/db/schema/order'
import type { CartLine } from '@/server/modules/cart/session/cart-state'
import type { ConfiguredLine } from '@/server/modules/cart/line/configure-line'
import { totalDemand } from '@/server/modules/cart/line/check-stock'
import type { CartRow } from '@/server/modules/cart/session/open-cart'
import type { DeliveryMethodRow, PaymentMethodRow } from '@/server/modules/checkout/methods'
import type { OwnAddress } from '@/server/modules/checkout/owner'
import type { Gathered } from './load-order-context'
import { reservation } from '@/server/modules/order/lifecycle/reservation'
import type { Company, DeliverySnapshot, PaymentSnapshot } from '@/server/db/order-snapshots'

export type OrderRow = typeof orders.$inferSelect
export type Words = { orderMessage: string; giftMessage: string; to: string; from: string }

type Facts = {
  id: number
  number: string
  slug: string
  cart: CartRow
  gathered: Gathered
  words: Words
  idempotencyKey: string | null
  requestHash: string
}

/** The row of an order, whole: what was gathered, as it is now. */
export function orderRow(ctx: Pick<Ctx, 'now' | 'site' | 'actor'>, { cart, gathered, words, number, ...named }: Facts): OrderRow {
  const { state, email, billing, shipping, delivery, branch, payment, company, bank } = gathered
  if (!billing || !payment) throw new Error('An order without address or payment was not refused.')
  const { summary, tax, vatByRate } = state.priced
  return {
    ...named,
    number,
    cartId: cart.id,
    siteId: cart.siteId,
    storeId: cart.storeId,
    currency: ctx.site.currency,
    email,
    userId: ctx.actor.kind === 'user' ? ctx.actor.id : null,
    // Nothing to pay is paid.
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
    billing: { ...copyOf(billing), companyName: billing.companyName ?? company.name, companyOIB: billing.companyOIB ?? company.oib },
    shipping: state.isDigital || !shipping ? null : copyOf(shipping),
    delivery: delivery && deliverySnapshot(delivery, branch),
    payment: paymentSnapshot(payment, bank && transferOf(bank, { number, totalCents: summary.orderTotal })),
    message: words.orderMessage,
    ...reservation(ctx, gathered),
    tracking: '',
    gift: words.giftMessage || words.to || words.from ? { message: words.giftMessage, to: words.to, from: words.from } : null,
    createdAt: ctx.now(),
    updatedAt: ctx.now(),
  }
}

function copyOf({ id: _id, countryId: _countryId, ...address }: OwnAddress): Order['billing'] {
  return address
}

function deliverySnapshot(method: DeliveryMethodRow, branch: Gathered['branch']): z.infer<typeof DeliverySnapshot> {
  const { id, key, kind, name, estimate, vatRate } = method
  const text = branch && `${branch.name}, ${branch.street} ${branch.houseNumber}, ${branch.zipCode} ${branch.city}`
  return { methodId: id, key, kind, name, estimate, vatRate, branch: branch && { id: branch.id, text: text ?? '' } }
}

function paymentSnapshot(
  { id, key, kind, name, instructions }: PaymentMethodRow,
  transfer: BankTransfer | null,
): z.infer<typeof PaymentSnapshot> {
  return { methodId: id, key, kind, name, instructions, bankTransfer: kind === 'bankTransfer' ? transfer : null }
}

function transferOf(bank: z.infer<typeof Company>, { number, totalCents }: { number: string; totalCents: number }): BankTransfer {
  return {
    recipient: bank.paymentName || bank.legalName,
    recipientAddress: `${bank.street}, ${bank.zipCode} ${bank.city}`,
    iban: bank.iban,
    bank: bank.bank,
    model: 'HR00',
    reference: number,
    purpose: `Narudžba ${number}`,
    amount: fromCents(totalCents),
  }
}

/** The rows of its lines, in the cart's order. Their ids are the database's. */
export function lineRows(orderId: number, lines: readonly CartLine[]) {
  return lines.flatMap(({ row, line, price }, position) => {
    if (!line) return []
    return {
      orderId,
      productId: row.id,
      sku: row.sku,
      name: row.name,
      quantity: row.quantity,
      vatRate: row.vatRate,
      position,
      unitCents: line.unitCents,
      rowCents: price.rowCents,
      discountCents: price.loyaltyCents + price.couponCents,
      vatCents: price.vatCents,
      options: { chosen: line.options, labels: line.labels, parts: partsOf(row.id, line) },
      taken: totalDemand([{ quantity: row.quantity, demand: line.demand }]),
    }
  })
}

function partsOf(productId: number, { demand }: Pick<ConfiguredLine, 'demand'>) {
  return demand.filter((one) => one.productId !== productId).map(({ productId: id, pieces }) => ({ productId: id, pieces }))
}
