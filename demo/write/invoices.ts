import { yearOf } from '@/lib/text/dates'
import { invoiceCounters, invoices } from '@/server/db/schema/invoice'
import type { OrderRow } from '@/server/db/order-snapshots'
import type { orderLines } from '@/server/db/schema/order'
import { invoiceEffect, invoiceNumber } from '@/server/modules/invoice/issue/write-invoice'
import { buildContents, creditRemaining, totalOf, type InvoiceContents } from '@/server/modules/invoice/contents'
import { seedCompany } from '@/demo/data/options'
import { insertRows, type SeedContext } from './seed-context'

type LineRow = typeof orderLines.$inferSelect
export type SeededOrder = { order: OrderRow; rows: LineRow[]; transitions: { to: OrderRow['status']; at: Date }[] }
type OpenInvoice = { id: number; contents: InvoiceContents }

/** Writes invoices and credits of past orders, numbered in chronological order. */
export async function writeInvoices({ tx, siteId, nextId }: SeedContext, seededOrders: SeededOrder[]) {
  const steps = seededOrders.flatMap(({ transitions: road, ...one }) => road.map((step) => ({ ...one, ...step })))
  const sequences = new Map<number, number>()
  const openInvoices = new Map<number, OpenInvoice>()
  const documents: (typeof invoices.$inferInsert)[] = []
  for (const { order, rows, to, at } of steps.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    const effect = invoiceEffect(to)
    const invoice = openInvoices.get(order.id)
    if (effect === 'none' || (effect === 'issue') === (invoice !== undefined)) continue
    const contents = invoice ? creditRemaining(invoice.contents, []) : buildContents(order, rows, seedCompany)
    const year = Number(yearOf(at))
    const sequence = (sequences.get(year) ?? 0) + 1
    sequences.set(year, sequence)
    const id = nextId('invoices')
    if (invoice) openInvoices.delete(order.id)
    else openInvoices.set(order.id, { id, contents })
    const named = { id, siteId, orderId: order.id, year, sequence, number: invoiceNumber(sequence, seedCompany.invoicing), issuedAt: at }
    const isCredit = invoice !== undefined
    documents.push({
      ...named,
      kind: isCredit ? 'credit' : 'invoice',
      creditsId: invoice?.id ?? null,
      totalCents: totalOf(contents),
      contents,
    })
  }
  const reversed = new Set(documents.map(({ creditsId }) => creditsId))
  await insertRows(
    tx,
    invoices,
    documents.map((paper) => ({ ...paper, isReversed: reversed.has(paper.id ?? 0) })),
  )
  await insertRows(
    tx,
    invoiceCounters,
    [...sequences].map(([year, last]) => ({ siteId, year, last })),
  )
}
