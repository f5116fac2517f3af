import { z } from 'zod'
import { Company } from '@/server/adapters/pdf/company'
import type { orderLines } from '@/server/db/schema/order'
import { feeVatRate } from '@/server/modules/cart/pricing/price-cart'
import { type OrderRow, AddressSnapshot, DeliverySnapshot, PaymentSnapshot } from '@/server/db/order-snapshots'

/** A line of an invoice or of a credit; cents, gross, after the line's share of the order's reductions. */
const InvoiceLine = z.object({
  /** Null: the delivery, or the payment's fee. */
  lineId: z.number().nullable(),
  /** Invoices from before it was billed apart do not say. */
  isPaymentFee: z.boolean().default(false),
  name: z.string(),
  sku: z.string(),
  quantity: z.number(),
  unitCents: z.number(),
  discountCents: z.number(),
  vatRate: z.number(),
  grossCents: z.number(),
  /** Inside the gross. */
  vatCents: z.number(),
})
export type InvoiceLine = z.infer<typeof InvoiceLine>

/** No more of the buyer than the law asks for: how to reach them, and what they had written on a gift, goes with their account. */
const Buyer = AddressSnapshot.pick({
  firstName: true,
  lastName: true,
  companyName: true,
  companyOIB: true,
  street: true,
  houseNumber: true,
  zipCode: true,
  city: true,
  country: true,
  countryName: true,
})

/** What an invoice keeps: whatever becomes of the shop or the buyer's account, it stays as it was handed over. */
export const InvoiceContents = z.object({
  seller: Company,
  buyer: Buyer,
  order: z.object({ number: z.string(), createdAt: z.string() }),
  payment: z.string(),
  currency: z.string(),
  lines: z.array(InvoiceLine),
})
export type InvoiceContents = z.infer<typeof InvoiceContents>

type LineRow = Pick<
  typeof orderLines.$inferSelect,
  'id' | 'position' | 'sku' | 'name' | 'quantity' | 'unitCents' | 'rowCents' | 'discountCents' | 'vatRate' | 'vatCents'
>
type CreditedQuantity = { lineId: number; quantity: number }

/** What an order is billed for: its lines with their shares of what was taken off, its delivery, its payment's fee. The sum is the order's total to the cent. */
export function buildContents(order: OrderRow, lines: readonly LineRow[], seller: Company): InvoiceContents {
  return {
    seller,
    buyer: Buyer.parse(order.billing),
    order: { number: order.number, createdAt: order.createdAt.toISOString() },
    payment: PaymentSnapshot.parse(order.payment).name,
    currency: order.currency,
    lines: [...lines.toSorted((a, b) => a.position - b.position).map(contentsLine), ...deliveryLine(order), ...feeLine(order)],
  }
}

function contentsLine({ id, sku, name, quantity, unitCents, rowCents, discountCents, vatRate, vatCents }: LineRow): InvoiceLine {
  return {
    lineId: id,
    isPaymentFee: false,
    name,
    sku,
    quantity,
    unitCents,
    discountCents,
    vatRate,
    grossCents: rowCents - discountCents,
    vatCents,
  }
}

function deliveryLine({ delivery, deliveryCents, tax }: OrderRow): InvoiceLine[] {
  const method = DeliverySnapshot.nullable().parse(delivery)
  if (!method || deliveryCents === 0) return []
  return [{ ...extraLine(deliveryCents), name: method.name, vatRate: method.vatRate, vatCents: tax.delivery }]
}

/** An instance from before the fee was kept apart wrote it as the delivery, also where nothing is delivered (0039_payment_fee.sql). */
function feeLine({ delivery, deliveryCents, paymentFeeCents, tax }: OrderRow): InvoiceLine[] {
  const isBesideDelivery = delivery !== null || paymentFeeCents > 0
  const cents = isBesideDelivery ? paymentFeeCents : deliveryCents
  if (cents === 0) return []
  const vatRate = feeVatRate(DeliverySnapshot.nullable().parse(delivery))
  const line = {
    ...extraLine(cents),
    name: 'Naknada za plaćanje',
    vatRate,
    vatCents: (isBesideDelivery ? tax.paymentFee : tax.delivery) ?? 0,
  }
  return [{ ...line, isPaymentFee: true }]
}

/** What is billed beside the products: one piece, with nothing off. */
function extraLine(cents: number) {
  return { lineId: null, isPaymentFee: false, sku: '', quantity: 1, unitCents: cents, discountCents: 0, grossCents: cents }
}

/** All that earlier credits have left of an invoice. */
export function creditRemaining(invoice: InvoiceContents, credits: readonly InvoiceContents[]): InvoiceContents {
  const rest = invoice.lines
    .map((line) => subtract(line, creditedLine(line, credits)))
    .filter((line) => line.quantity > 0 || line.grossCents > 0)
  return { ...invoice, lines: rest }
}

/** Some pieces of it. A part of a line is worth its share, and all the parts together the line, to the cent. */
export function creditQuantities(
  invoice: InvoiceContents,
  credits: readonly InvoiceContents[],
  pieces: readonly CreditedQuantity[],
): InvoiceContents {
  const lines = invoice.lines.flatMap((line) => {
    const before = creditedLine(line, credits)
    const wanted = pieces.reduce((sum, { lineId, quantity }) => sum + (lineId === line.lineId ? quantity : 0), 0)
    const quantity = Math.min(wanted, line.quantity - before.quantity)
    return quantity > 0 ? [subtract(lineShare(line, before.quantity + quantity), before)] : []
  })
  return { ...invoice, lines }
}

function creditedLine(line: InvoiceLine, credits: readonly InvoiceContents[]): InvoiceLine {
  const own = credits.flatMap(({ lines }) => lines.filter((one) => isSame(one, line)))
  const sum = (amount: (line: InvoiceLine) => number) => own.reduce((total, one) => total + amount(one), 0)
  return {
    ...line,
    quantity: sum(({ quantity }) => quantity),
    discountCents: sum(({ discountCents }) => discountCents),
    grossCents: sum(({ grossCents }) => grossCents),
    vatCents: sum(({ vatCents }) => vatCents),
  }
}

function isSame(one: InvoiceLine, other: InvoiceLine) {
  return one.lineId === other.lineId && one.isPaymentFee === other.isPaymentFee
}

function lineShare(line: InvoiceLine, quantity: number): InvoiceLine {
  const share = (cents: number) => Math.floor((cents * quantity) / line.quantity)
  const grossCents = share(line.grossCents)
  return { ...line, quantity, grossCents, vatCents: share(line.vatCents), discountCents: line.unitCents * quantity - grossCents }
}

function subtract(line: InvoiceLine, other: InvoiceLine): InvoiceLine {
  return {
    ...line,
    quantity: line.quantity - other.quantity,
    discountCents: line.discountCents - other.discountCents,
    grossCents: line.grossCents - other.grossCents,
    vatCents: line.vatCents - other.vatCents,
  }
}

export function totalOf({ lines }: Pick<InvoiceContents, 'lines'>): number {
  return lines.reduce((sum, { grossCents }) => sum + grossCents, 0)
}

/** VAT inside the total, cents, the highest rate first. */
export function vatByRate({ lines }: Pick<InvoiceContents, 'lines'>): { rate: number; baseCents: number; vatCents: number }[] {
  const rates = [...new Set(lines.map(({ vatRate }) => vatRate))].toSorted((a, b) => b - a)
  return rates.map((rate) => {
    const own = lines.filter(({ vatRate }) => vatRate === rate)
    const vatCents = own.reduce((sum, line) => sum + line.vatCents, 0)
    return { rate, baseCents: totalOf({ lines: own }) - vatCents, vatCents }
  })
}
