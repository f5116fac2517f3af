import { z } from 'zod'
import { Company } from '@/server/adapters/pdf/company'
import type { orderLines } from '@/server/db/schema/order'
import { feeVatRate } from '@/server/modules/cart/pricing/price-cart'
import { type OrderRow, AddressSnapshot, DeliverySnapshot, PaymentSnapshot } from '@/server/db/order-snapshots'
import { texts } from '@/server/core/texts'

/** A line of an invoice or credit note; gross cents after the line's share of discounts. */
const InvoiceLine = z.object({
  /** Null for the delivery and the payment fee. */
  lineId: z.number().nullable(),
  /** Missing in older invoices. */
  isPaymentFee: z.boolean().default(false),
  name: z.string(),
  sku: z.string(),
  quantity: z.number(),
  unitCents: z.number(),
  discountCents: z.number(),
  vatRate: z.number(),
  grossCents: z.number(),
  /** Included in the gross amount. */
  vatCents: z.number(),
})
export type InvoiceLine = z.infer<typeof InvoiceLine>

/** Only what the law requires: contact data and gift messages go with the account (docs/rules/orders.md#invoice-copy). */
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

/** The immutable contents of an invoice. */
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

/** Builds an order's invoice: lines after discounts, delivery and payment fee. They add up to the order's total to the cent. */
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

/** Older orders stored the fee as delivery cost, even where nothing is delivered (0039_payment_fee.sql). */
function feeLine({ delivery, deliveryCents, paymentFeeCents, tax }: OrderRow): InvoiceLine[] {
  const isBesideDelivery = delivery !== null || paymentFeeCents > 0
  const cents = isBesideDelivery ? paymentFeeCents : deliveryCents
  if (cents === 0) return []
  const vatRate = feeVatRate(DeliverySnapshot.nullable().parse(delivery))
  const line = {
    ...extraLine(cents),
    name: texts.documents.paymentFee,
    vatRate,
    vatCents: (isBesideDelivery ? tax.paymentFee : tax.delivery) ?? 0,
  }
  return [{ ...line, isPaymentFee: true }]
}

/** A line beside the products: one unit without discount. */
function extraLine(cents: number) {
  return { lineId: null, isPaymentFee: false, sku: '', quantity: 1, unitCents: cents, discountCents: 0, grossCents: cents }
}

/** Credits what earlier credits left. */
export function creditRemaining(invoice: InvoiceContents, credits: readonly InvoiceContents[]): InvoiceContents {
  const lines = invoice.lines
    .map((line) => subtract(line, creditedLine(line, credits)))
    .filter((line) => line.quantity > 0 || line.grossCents > 0)
  return { ...invoice, lines }
}

/** Credits quantities of lines. Shares are rounded down cumulatively, so they add up to the line (docs/rules/orders.md#invoice-credit). */
export function creditQuantities(
  invoice: InvoiceContents,
  credits: readonly InvoiceContents[],
  quantities: readonly CreditedQuantity[],
): InvoiceContents {
  const lines = invoice.lines.flatMap((line) => {
    const before = creditedLine(line, credits)
    const requested = quantities.reduce((sum, { lineId, quantity }) => sum + (lineId === line.lineId ? quantity : 0), 0)
    const quantity = Math.min(requested, line.quantity - before.quantity)
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

/** Included VAT in cents by rate, the highest rate first. */
export function vatByRate({ lines }: Pick<InvoiceContents, 'lines'>): { rate: number; baseCents: number; vatCents: number }[] {
  const rates = [...new Set(lines.map(({ vatRate }) => vatRate))].toSorted((a, b) => b - a)
  return rates.map((rate) => {
    const own = lines.filter(({ vatRate }) => vatRate === rate)
    const vatCents = own.reduce((sum, line) => sum + line.vatCents, 0)
    return { rate, baseCents: totalOf({ lines: own }) - vatCents, vatCents }
  })
}
