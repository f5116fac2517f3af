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

/** Only what the law requires: contact data and gift messages are erased with the account (docs/rules/orders.md#invoice-copy). */
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
  /** Missing in older invoices. */
  paymentKind: PaymentSnapshot.shape.kind.nullable().default(null),
  currency: z.string(),
  lines: z.array(InvoiceLine),
})
export type InvoiceContents = z.infer<typeof InvoiceContents>

type LineRow = Pick<
  typeof orderLines.$inferSelect,
  'id' | 'position' | 'sku' | 'name' | 'quantity' | 'unitCents' | 'rowCents' | 'discountCents' | 'vatRate' | 'vatCents'
>
type CreditedQuantity = { lineId: number; quantity: number }
type Lines = { lines: InvoiceLine[] }

/** Builds an order's invoice: lines after discounts, delivery and payment fee. They add up to the order's total to the cent. */
export function buildContents(order: OrderRow, lines: readonly LineRow[], seller: Company): InvoiceContents {
  const { name: payment, kind: paymentKind } = PaymentSnapshot.parse(order.payment)
  return {
    seller,
    buyer: Buyer.parse(order.billing),
    order: { number: order.number, createdAt: order.createdAt.toISOString() },
    payment,
    paymentKind,
    currency: order.currency,
    lines: buildLines(order, lines),
  }
}

/** The lines of an order's invoice, also of an order that has none. */
export function buildLines(order: OrderRow, lines: readonly LineRow[]): InvoiceLine[] {
  return [...lines.toSorted((a, b) => a.position - b.position).map(contentsLine), ...deliveryLine(order), ...feeLine(order)]
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

function feeLine({ delivery, paymentFeeCents, tax }: OrderRow): InvoiceLine[] {
  if (paymentFeeCents === 0) return []
  const vatRate = feeVatRate(DeliverySnapshot.nullable().parse(delivery))
  return [{ ...extraLine(paymentFeeCents), isPaymentFee: true, name: texts.documents.paymentFee, vatRate, vatCents: tax.paymentFee }]
}

/** A line beside the products: one unit without discount. */
function extraLine(cents: number) {
  return { lineId: null, isPaymentFee: false, sku: '', quantity: 1, unitCents: cents, discountCents: 0, grossCents: cents }
}

/** Credits what earlier credits left. */
export function creditRemaining<Contents extends Lines>(invoice: Contents, credits: readonly Lines[]): Contents {
  const lines = invoice.lines
    .map((line) => subtract(line, creditedLine(line, credits)))
    .filter((line) => line.quantity > 0 || line.grossCents > 0)
  return { ...invoice, lines }
}

/** Credits quantities of lines. Shares are rounded down cumulatively, so they add up to the line (docs/rules/orders.md#invoice-credit). */
export function creditQuantities<Contents extends Lines>(
  invoice: Contents,
  credits: readonly Lines[],
  quantities: readonly CreditedQuantity[],
): Contents {
  return creditParts(invoice, credits, { quantities })
}

/** What a credit note credits; `cents`: its total, by default the shares of the quantities. */
type CreditedParts = { quantities: readonly CreditedQuantity[]; deliveryAndFeeCents?: number; cents?: number }

/**
 * Credits quantities, then delivery and payment fee. Spreads the rest of `cents` over what is left of all lines, in proportion and without quantity, so that
 * each VAT rate bears its share (docs/rules/orders.md#invoice-credit-amount).
 */
export function creditParts<Contents extends Lines>(
  invoice: Contents,
  credits: readonly Lines[],
  { quantities, deliveryAndFeeCents = 0, cents }: CreditedParts,
): Contents {
  let deliveryAndFee = deliveryAndFeeCents
  let budget = cents ?? Infinity
  let total = 0
  const parts = invoice.lines.map((line) => {
    const left = subtract(line, creditedLine(line, credits))
    const requested = line.lineId === null ? amountOf(left, deliveryAndFee) : piecesOf(line, left, quantities)
    if (line.lineId === null) deliveryAndFee -= requested.grossCents
    else total += requested.grossCents
    const part = limit(requested, Math.min(left.grossCents, budget), left)
    budget -= part.grossCents
    return { left, part }
  })
  const credited = parts.reduce((sum, { part }) => sum + part.grossCents, 0)
  const rest = (cents ?? total) - credited
  const spread = spreadOver(
    parts.map(({ left, part }) => left.grossCents - part.grossCents),
    rest,
  )
  const lines = parts.map(({ left, part }, index) => {
    const grossCents = part.grossCents + (spread[index] ?? 0)
    const room = left.grossCents - part.grossCents
    const more = room === 0 ? 0 : Math.floor(((left.vatCents - part.vatCents) * (spread[index] ?? 0)) / room)
    const vatCents = grossCents === left.grossCents ? left.vatCents : part.vatCents + more
    return { ...part, grossCents, vatCents, discountCents: part.unitCents * part.quantity - grossCents }
  })
  return { ...invoice, lines: lines.filter(({ quantity, grossCents }) => quantity > 0 || grossCents > 0) }
}

/** The share of the next pieces of a line. */
function piecesOf(line: InvoiceLine, left: InvoiceLine, quantities: readonly CreditedQuantity[]): InvoiceLine {
  const requested = quantities.reduce((sum, { lineId, quantity }) => sum + (lineId === line.lineId ? quantity : 0), 0)
  const before = line.quantity - left.quantity
  const quantity = Math.min(requested, left.quantity)
  return subtract(lineShare(line, before + quantity), lineShare(line, before))
}

/** A part of the delivery or the fee; its one unit goes with the last cent. */
function amountOf(left: InvoiceLine, cents: number): InvoiceLine {
  const grossCents = Math.max(0, Math.min(left.grossCents, cents))
  const isRest = grossCents === left.grossCents && grossCents > 0
  const vatCents = isRest ? left.vatCents : Math.floor((left.vatCents * grossCents) / Math.max(1, left.grossCents))
  return { ...left, quantity: isRest ? left.quantity : 0, grossCents, vatCents }
}

/** Cuts a part of a line to what may be credited. */
function limit(part: InvoiceLine, maxCents: number, left: InvoiceLine): InvoiceLine {
  const grossCents = Math.min(part.grossCents, maxCents)
  if (grossCents === part.grossCents) return { ...part, vatCents: Math.min(part.vatCents, left.vatCents) }
  return { ...part, grossCents, vatCents: Math.floor((left.vatCents * grossCents) / Math.max(1, left.grossCents)) }
}

/** Divides `cents` among rooms in proportion; the first rooms take the rest of the rounding. */
function spreadOver(rooms: readonly number[], cents: number): number[] {
  const total = rooms.reduce((sum, room) => sum + room, 0)
  const wanted = Math.min(cents, total)
  if (wanted <= 0) return rooms.map(() => 0)
  const shares = rooms.map((room) => Math.floor((wanted * room) / total))
  let missing = wanted - shares.reduce((sum, share) => sum + share, 0)
  return shares.map((share, index) => {
    const more = Math.min(missing, (rooms[index] ?? 0) - share)
    missing -= more
    return share + more
  })
}

function creditedLine(line: InvoiceLine, credits: readonly Lines[]): InvoiceLine {
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
