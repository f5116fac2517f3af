import { yearOf } from '@/lib/text/dates'
import { invoiceCounters, invoices } from '@/server/db/schema/invoice'
import type { orderLines, orders } from '@/server/db/schema/order'
import { invoiceEffect, invoiceNumber } from '@/server/modules/invoice/write-invoice'
import { buildContents, creditRemaining, totalOf, type InvoiceContents } from '@/server/modules/invoice/contents'
import { seedCompany } from '@/demo/data/options'
import { insertRows, type SeedBook } from './book'

type OrderRow = typeof orders.$inferSelect
type LineRow = typeof orderLines.$inferSelect
/** `road`: the states it came to, and when. */
export type Billed = { order: OrderRow; rows: LineRow[]; road: { to: OrderRow['status']; at: Date }[] }
type Standing = { id: number; contents: InvoiceContents }

/** The invoices of past orders, and what took them back, numbered as time went by. */
export async function writeInvoices({ tx, siteId, nextId }: SeedBook, written: Billed[]) {
  const steps = written.flatMap(({ road, ...one }) => road.map((step) => ({ ...one, ...step })))
  const counts = new Map<number, number>()
  const standing = new Map<number, Standing>()
  const papers: (typeof invoices.$inferInsert)[] = []
  for (const { order, rows, to, at } of steps.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    const effect = invoiceEffect(to)
    const before = standing.get(order.id)
    if (effect === 'none' || (effect === 'issue') === (before !== undefined)) continue
    const contents = before ? creditRemaining(before.contents, []) : buildContents(order, rows, seedCompany)
    const year = Number(yearOf(at))
    const count = (counts.get(year) ?? 0) + 1
    counts.set(year, count)
    const id = nextId('invoices')
    if (before) standing.delete(order.id)
    else standing.set(order.id, { id, contents })
    const named = { id, siteId, orderId: order.id, year, count, number: invoiceNumber(count, seedCompany.invoicing), issuedAt: at }
    const isCredit = before !== undefined
    papers.push({ ...named, kind: isCredit ? 'credit' : 'invoice', creditsId: before?.id ?? null, totalCents: totalOf(contents), contents })
  }
  const reversed = new Set(papers.map(({ creditsId }) => creditsId))
  await insertRows(
    tx,
    invoices,
    papers.map((paper) => ({ ...paper, isReversed: reversed.has(paper.id ?? 0) })),
  )
  await insertRows(
    tx,
    invoiceCounters,
    [...counts].map(([year, last]) => ({ siteId, year, last })),
  )
}
