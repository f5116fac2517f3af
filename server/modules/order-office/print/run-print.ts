import { setImmediate as nextTurn } from 'node:timers/promises'
import { and, eq } from 'drizzle-orm'
import { invoicePart } from '@/server/adapters/pdf/invoice'
import { joinPdfs } from '@/server/adapters/pdf/join-pdfs'
import { packingSlipPart } from '@/server/adapters/pdf/print/packing-slip'
import { pickListPart } from '@/server/adapters/pdf/print/pick-list'
import { createPdf, type Pdf } from '@/server/adapters/pdf/pdf'
import type { Ctx } from '@/server/core/context'
import { log } from '@/server/core/log'
import { waitUntilIdle } from '@/server/core/process/idle'
import { systemContext } from '@/server/core/system-context'
import { texts } from '@/server/core/texts'
import { inTransaction } from '@/server/core/transaction'
import { database } from '@/server/db/client'
import { LineSnapshot } from '@/server/db/order-snapshots'
import { orderEvents } from '@/server/db/schema/order'
import { printRuns } from '@/server/db/schema/print'
import { presentInvoice } from '@/server/modules/invoice/present-invoice'
import { listInvoices } from '@/server/modules/invoice/issue/write-invoice'
import { presentOrder } from '@/server/modules/order/present/present-order'
import { loadOrderLabels, type OrderLabels } from './load-labels'
import { loadOrderToPrint, type OrderToPrint } from './load-order-to-print'
import { loadPickLines } from './load-pick-lines'
import { sumPickLines } from './sum-pick-lines'

type Run = typeof printRuns.$inferSelect

/** How long a print waits for requests of shoppers before it draws an order, ms. */
const maxIdleWaitMs = 200
/** The progress is written after so many orders. */
const progressEvery = 10

/** The job: builds the PDF and writes it to the orders' history (docs/rules/printing.md#print-run). May be repeated; an error ends the run as `failed`. */
export async function runPrint({ runId }: { runId: number }, now: () => Date = () => new Date()) {
  const { db } = database()
  const isWaiting = and(eq(printRuns.id, runId), eq(printRuns.state, 'waiting'))
  const [run] = await db.select().from(printRuns).where(isWaiting)
  if (!run) return
  const ctx = await systemContext(run.siteId, now)
  try {
    await finish(ctx, run, await drawRun(ctx, run))
  } catch (error) {
    log('error', 'a print failed', { run: runId, error })
    await db.update(printRuns).set({ state: 'failed' }).where(isWaiting)
  }
}

type Drawn = {
  /** The PDF; empty when it has no page. */
  content: Buffer
  pages: number
  orders: OrderToPrint[]
  withoutInvoice: number
  labels: ReadonlyMap<number, OrderLabels>
}

async function drawRun(ctx: Ctx, { id, orderIds, documents }: Run): Promise<Drawn> {
  const orders: OrderToPrint[] = []
  for (const orderId of orderIds) {
    const one = await loadOrderToPrint(ctx, orderId)
    if (one) orders.push(one)
  }
  const hasOwnPages = documents.some((kind) => kind !== 'labels')
  const pdf = hasOwnPages ? createPdf({ locale: 'hr', title: texts.print.title, createdAt: ctx.now() }) : null
  if (pdf && documents.includes('pickList')) {
    const items = sumPickLines(await loadPickLines(ctx, orders))
    pdf.draw(pickListPart({ shop: ctx.site.name, printedAt: ctx.now(), orderCount: orders.length, items }))
  }
  const labels = new Map<number, OrderLabels>()
  let withoutInvoice = 0
  for (const [index, one] of orders.entries()) {
    // Drawing occupies the event loop: requests get their turn between two orders.
    await nextTurn()
    await waitUntilIdle({ maxWaitMs: maxIdleWaitMs })
    if (pdf && documents.includes('slips')) drawSlip(ctx, pdf, one)
    if (pdf && documents.includes('invoices') && !(await drawInvoices(ctx, pdf, one))) withoutInvoice++
    if (documents.includes('labels')) labels.set(one.order.id, await loadOrderLabels(ctx, one.order.id))
    if ((index + 1) % progressEvery === 0)
      await ctx.db
        .update(printRuns)
        .set({ drawn: index + 1 })
        .where(eq(printRuns.id, id))
  }
  return { ...(await joinLabels(pdf, labels)), orders, withoutInvoice, labels }
}

/** Appends the labels in one piece: they have another size, so staff send them to another printer. */
async function joinLabels(pdf: Pdf | null, labels: Drawn['labels']): Promise<Pick<Drawn, 'content' | 'pages'>> {
  const files = [...labels.values()].flatMap((one) => one.files)
  const drawn = await pdf?.join()
  if (files.length > 0) return joinPdfs(drawn?.content ?? null, files)
  return drawn ?? { content: Buffer.alloc(0), pages: 0 }
}

function drawSlip({ site }: Ctx, pdf: Pdf, { order, lines, pieces, collectCents }: OrderToPrint) {
  const slipLines = lines.flatMap(({ id, name, sku, options }) => {
    const left = pieces.get(id) ?? 0
    return left > 0 ? [{ name, sku, pieces: left, options: LineSnapshot.parse(options).labels }] : []
  })
  pdf.draw(packingSlipPart({ shop: site.name, order: presentOrder(order, lines), lines: slipLines, collectCents }))
}

/** Draws the order's valid invoice. @returns whether there is one */
async function drawInvoices({ db }: Ctx, pdf: Pdf, { order }: OrderToPrint): Promise<boolean> {
  const valid = (await listInvoices(db, order.id)).filter(({ kind, isReversed }) => kind === 'invoice' && !isReversed)
  for (const invoice of valid) pdf.draw(invoicePart(await presentInvoice(db, invoice)))
  return valid.length > 0
}

/** Stores the PDF and an event for each of its orders in one transaction, so a repeated job writes no event twice. */
async function finish(ctx: Ctx, { id, actor, documents }: Run, { content, pages, orders, withoutInvoice, labels }: Drawn) {
  const withoutLabel = orders.filter(({ order }) => labels.get(order.id)?.isComplete === false).map(({ order }) => order.number)
  await inTransaction(ctx, async (tx) => {
    const done = await tx
      .update(printRuns)
      .set({ state: 'done', file: content, pages, withoutInvoice, withoutLabel, drawn: orders.length })
      .where(and(eq(printRuns.id, id), eq(printRuns.state, 'waiting')))
      .returning({ id: printRuns.id })
    if (done.length === 0) return
    const at = ctx.now()
    const events = orders.flatMap(({ order }) => {
      const hasLabel = (labels.get(order.id)?.files.length ?? 0) > 0
      const inside = documents.filter((kind) => kind !== 'labels' || hasLabel)
      return inside.length === 0
        ? []
        : [{ orderId: order.id, at, actor, from: order.status, to: order.status, detail: { printed: inside } }]
    })
    if (events.length > 0) await tx.insert(orderEvents).values(events)
  })
}
