import { and, asc, eq, sql } from 'drizzle-orm'
import type { OrderStatus } from '@/lib/api/entities/order.schema'
import { yearOf } from '@/lib/text/dates'
import { registerReceipt } from '@/server/modules/fiscal/register-receipt'
import { findCompany } from '@/server/modules/settings/company'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { invoiceCounters, invoices } from '@/server/db/schema/invoice'
import { orderLines } from '@/server/db/schema/order'
import type { Transaction } from '@/server/core/transaction'
import type { OrderRow } from '@/server/db/order-snapshots'
import {
  buildContents,
  creditQuantities,
  creditRemaining,
  InvoiceContents,
  totalOf,
  type InvoiceLine,
} from '@/server/modules/invoice/contents'

type Clock = Pick<Ctx, 'now'>

/**
 * Issues the invoice, or credits the rest of it, as the order's new status requires. The caller has locked the order, so at most one invoice is valid.
 * @returns the document's id; null if nothing is written, e.g. the shop issues its invoices elsewhere
 */
export async function invoiceTransition(ctx: Clock, tx: Transaction, order: OrderRow, to: OrderStatus): Promise<number | null> {
  const effect = invoiceEffect(to)
  if (effect === 'none') return null
  const valid = await findValidInvoice(tx, order.id)
  if (effect === 'issue') {
    // Only a revived order is billed again; one whose invoice was credited in parts goes on without one.
    const isBilled = to !== 'paid' && (await hasInvoice(tx, order.id))
    return valid || isBilled ? null : issueInvoice(ctx, tx, order)
  }
  if (!valid) return null
  return writeCredit(ctx, tx, { order, valid, contents: creditRemaining(valid.contents, valid.credits) })
}

/** Credits withdrawn quantities of an order that goes on, if it has an invoice. */
export async function creditLines(
  ctx: Clock,
  tx: Transaction,
  order: OrderRow,
  quantities: readonly { lineId: number; quantity: number }[],
) {
  const valid = await findValidInvoice(tx, order.id)
  if (!valid) return null
  const contents = creditQuantities(valid.contents, valid.credits, quantities)
  return contents.lines.length === 0 ? null : writeCredit(ctx, tx, { order, valid, contents })
}

/** Credits exactly these lines, if the order has an invoice. */
export async function creditExactly(ctx: Clock, tx: Transaction, order: OrderRow, lines: InvoiceLine[]) {
  const valid = await findValidInvoice(tx, order.id)
  if (!valid || lines.length === 0) return null
  return writeCredit(ctx, tx, { order, valid, contents: { ...valid.contents, lines } })
}

/**
 * Credits what is left of the order's invoice and issues one of the order as it is now, so that at most one is valid and says what the order says
 * (docs/rules/orders.md#edit-invoice).
 * @returns the new invoice's id; null where the order has no invoice, or the invoice says the same
 */
export async function replaceInvoice(ctx: Clock, tx: Transaction, order: OrderRow): Promise<number | null> {
  const valid = await findValidInvoice(tx, order.id)
  if (!valid) return null
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, order.id))
  const left = creditRemaining(valid.contents, valid.credits)
  const contents = InvoiceContents.parse(buildContents(order, lines, (await findCompany(tx, order.siteId)) ?? left.seller))
  if (JSON.stringify([contents.buyer, contents.lines]) === JSON.stringify([left.buyer, left.lines])) return null
  const seller = contents.seller.invoicing ? contents.seller : left.seller
  await writeCredit(ctx, tx, { order, valid, contents: left })
  return insertInvoice(ctx, tx, { order, kind: 'invoice', contents: { ...contents, seller }, creditsId: null })
}

type ValidInvoice = { id: number; contents: InvoiceContents; credits: InvoiceContents[] }

/** The order's valid invoice with its credits so far; null without one. */
export async function findValidInvoice(tx: Tx, orderId: number): Promise<ValidInvoice | null> {
  const rows = await tx.select().from(invoices).where(eq(invoices.orderId, orderId)).orderBy(asc(invoices.id))
  const invoice = rows.find(({ kind, isReversed }) => kind === 'invoice' && !isReversed)
  if (!invoice) return null
  const credits = rows.filter(({ creditsId }) => creditsId === invoice.id).map(({ contents }) => InvoiceContents.parse(contents))
  return { id: invoice.id, contents: InvoiceContents.parse(invoice.contents), credits }
}

/** Whether the order ever had an invoice, credited ones included. */
async function hasInvoice(tx: Tx, orderId: number): Promise<boolean> {
  return (await tx.$count(invoices, and(eq(invoices.orderId, orderId), eq(invoices.kind, 'invoice')))) > 0
}

/** Issues the invoice of a paid order that has none. @returns its id; null if nothing is billed, or the shop issues its invoices elsewhere */
export async function issueInvoice(ctx: Clock, tx: Transaction, order: OrderRow) {
  if (order.totalCents === 0) return null
  const seller = await findCompany(tx, order.siteId)
  if (!seller?.invoicing) return null
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, order.id))
  return insertInvoice(ctx, tx, { order, kind: 'invoice', contents: buildContents(order, lines, seller), creditsId: null })
}

type CreditInput = { order: OrderRow; valid: ValidInvoice; contents: InvoiceContents }

async function writeCredit(ctx: Clock, tx: Transaction, { order, valid, contents }: CreditInput) {
  const id = await insertInvoice(ctx, tx, { order, kind: 'credit', contents, creditsId: valid.id })
  const left = totalOf(creditRemaining(valid.contents, [...valid.credits, contents]))
  if (left === 0) await tx.update(invoices).set({ isReversed: true }).where(eq(invoices.id, valid.id))
  return id
}

type InvoiceInput = { order: OrderRow; kind: 'invoice' | 'credit'; contents: InvoiceContents; creditsId: number | null }

async function insertInvoice({ now }: Clock, tx: Transaction, { order, kind, contents, creditsId }: InvoiceInput): Promise<number> {
  const issuedAt = now()
  const year = Number(yearOf(issuedAt))
  const { invoicing } = contents.seller
  if (!invoicing) throw new Error('The shop issues no invoices.')
  const sequence = await nextSequence(tx, { siteId: order.siteId, year })
  const number = invoiceNumber(sequence, invoicing)
  const [row] = await tx
    .insert(invoices)
    .values({
      siteId: order.siteId,
      orderId: order.id,
      kind,
      year,
      sequence,
      number,
      creditsId,
      totalCents: totalOf(contents),
      contents,
      issuedAt,
    })
    .returning()
  if (!row) throw new Error('No invoice was written.')
  await registerReceipt({ now }, tx, row)
  return row.id
}

/** Serializes the invoicing of a site until the transaction ends. */
async function nextSequence(tx: Transaction, { siteId, year }: { siteId: number; year: number }): Promise<number> {
  const [counter] = await tx
    .insert(invoiceCounters)
    .values({ siteId, year, last: 1 })
    .onConflictDoUpdate({ target: [invoiceCounters.siteId, invoiceCounters.year], set: { last: sql`${invoiceCounters.last} + 1` } })
    .returning({ sequence: invoiceCounters.last })
  if (!counter) throw new Error('No invoice number was given.')
  return counter.sequence
}

/** An order's invoices and credit notes, oldest first. */
export function listInvoices(db: Tx, orderId: number) {
  return db.select().from(invoices).where(eq(invoices.orderId, orderId)).orderBy(asc(invoices.id))
}

export async function findInvoice(db: Tx, { orderId, id }: { orderId: number; id: number }) {
  const [invoice] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, id), eq(invoices.orderId, orderId)))
  return invoice
}

/** docs/rules/orders.md#invoice-issue */
export function invoiceEffect(to: OrderStatus): 'issue' | 'credit' | 'none' {
  switch (to) {
    case 'paid':
    case 'shipped':
    case 'delivered':
      return 'issue'
    case 'cancelled':
    case 'withdrawn':
    case 'refunded':
      return 'credit'
    case 'awaiting_payment':
    case 'packed':
      return 'none'
  }
  to satisfies never
}

/** docs/rules/orders.md#invoice-number */
export function invoiceNumber(sequence: number, { premises, till }: { premises: string; till: string }): string {
  return `${sequence}/${premises}/${till}`
}
