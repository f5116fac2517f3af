import type { Order } from '@/lib/api/entities/order.schema'
import type { BankTransfer } from '@/lib/api/entities/payment.schema'
import { fromCents } from '@/lib/money'
import { totalDemand } from '../cart/check-stock'
import type { CartLine } from '../cart/cart-state'
import type { OwnAddress } from '../checkout/owner'
import type { Gathered } from './gather'
import type { Company } from './snapshots'
import type { z } from 'zod'

type Words = { orderMessage: string; giftMessage: string; to: string; from: string }

/** What stands in an order's own columns, out of what was gathered. The number and the slug come with it. */
export function orderValues(
  gathered: Gathered,
  { number, company, words }: { number: string; company: z.infer<typeof Company> | null; words: Words },
) {
  const { state, email, billing, shipping, delivery, branch, payment } = gathered
  if (!billing || !payment) throw new Error('An order without address or payment was not refused.')
  const { summary, tax, vatByRate } = state.priced
  return {
    email,
    // Nothing to pay is paid.
    status: summary.orderTotal === 0 ? ('paid' as const) : ('awaiting_payment' as const),
    itemsCents: summary.itemsTotal,
    loyaltyCents: summary.loyalty,
    couponCents: summary.coupon,
    deliveryCents: summary.delivery,
    totalCents: summary.orderTotal,
    vatCents: tax.orderTotal,
    vatByRate,
    tax,
    billing: {
      ...copyOf(billing),
      companyName: billing.companyName ?? gathered.company.name,
      companyOIB: billing.companyOIB ?? gathered.company.oib,
    },
    shipping: state.isDigital || !shipping ? null : copyOf(shipping),
    delivery: delivery && {
      ...{
        methodId: delivery.id,
        key: delivery.key,
        kind: delivery.kind,
        name: delivery.name,
        estimate: delivery.estimate,
        vatRate: delivery.vatRate,
      },
      branch: branch && { id: branch.id, text: `${branch.name}, ${branch.street} ${branch.houseNumber}, ${branch.zipCode} ${branch.city}` },
    },
    payment: {
      ...{ methodId: payment.id, key: payment.key, kind: payment.kind, name: payment.name, instructions: payment.instructions },
      bankTransfer: payment.kind === 'bankTransfer' && company ? transferOf(company, { number, totalCents: summary.orderTotal }) : null,
    },
    message: words.orderMessage,
    gift: words.giftMessage || words.to || words.from ? { message: words.giftMessage, to: words.to, from: words.from } : null,
  }
}

function copyOf({ id: _id, countryId: _countryId, ...address }: OwnAddress): Order['billing'] {
  return address
}

function transferOf(company: z.infer<typeof Company>, { number, totalCents }: { number: string; totalCents: number }): BankTransfer {
  return {
    recipient: company.legalName,
    recipientAddress: `${company.street}, ${company.zipCode} ${company.city}`,
    iban: company.iban,
    bank: company.bank,
    model: 'HR00',
    reference: number,
    purpose: `Narudžba ${number}`,
    amount: fromCents(totalCents),
  }
}

export function lineValues(orderId: number, lines: readonly CartLine[]) {
  return lines.flatMap(({ row, line, price }, position) => {
    if (!line) return []
    return {
      ...{ orderId, productId: row.id, sku: row.sku, name: row.name, quantity: row.quantity, vatRate: row.vatRate, position },
      unitCents: line.unitCents,
      rowCents: price.rowCents,
      discountCents: price.loyaltyCents + price.couponCents,
      vatCents: price.vatCents,
      options: { chosen: line.options, labels: line.labels },
      taken: totalDemand([{ quantity: row.quantity, demand: line.demand }]),
    }
  })
}
