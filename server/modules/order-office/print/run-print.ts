import { setImmediate as nextTurn } from 'node:timers/promises'
import { and, eq } from 'drizzle-orm'
import { invoicePart } from '@/server/adapters/pdf/invoice'
import { joinPdfs } from '@/server/adapters/pdf/join-pdfs'
import { packingSlipPart } from '@/server/adapters/pdf/print/packing-slip'
import { pickListPart } from '@/server/adapters/pdf/print/pick-list'
import { openSheet, type Sheet } from '@/server/adapters/pdf/sheet'
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
import { loadPicked, loadPrinted, type PrintedOrder } from './load-printed'
import { sumItems } from './sum-items'

type Run = typeof printRuns.$inferSelect

/** How long a shopper's request goes first before a page of the print, ms. */
const maxIdleWaitMs = 200
/** Orders between two notes of the progress. */
const progressEvery = 10

/** The job: builds the PDF and marks the orders (docs/rules/printing.md#print-run). Repeatable; what cannot be drawn fails for good. */
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
  /** Empty without a page. */
  content: Buffer
  pages: number
  printed: PrintedOrder[]
  withoutInvoice: number
  labels: ReadonlyMap<number, OrderLabels>
}

async function drawRun(ctx: Ctx, { id, orderIds, documents }: Run): Promise<Drawn> {
  const printed: PrintedOrder[] = []
  for (const orderId of orderIds) {
    const one = await loadPrinted(ctx, orderId)
    if (one) printed.push(one)
  }
  const hasSheet = documents.some((kind) => kind !== 'labels')
  const sheet = hasSheet ? openSheet({ locale: 'hr', title: texts.print.title, createdAt: ctx.now() }) : null
  if (sheet && documents.includes('pickList')) {
    const items = sumItems(await loadPicked(ctx, printed))
    sheet.draw(pickListPart({ shop: ctx.site.name, printedAt: ctx.now(), orderCount: printed.length, items }))
  }
  const labels = new Map<number, OrderLabels>()
  let withoutInvoice = 0
  for (const [index, one] of printed.entries()) {
    // Drawing is work of the processor: others have their turn between two orders.
    await nextTurn()
    await waitUntilIdle({ maxWaitMs: maxIdleWaitMs })
    if (sheet && documents.includes('slips')) drawSlip(ctx, sheet, one)
    if (sheet && documents.includes('invoices') && !(await drawInvoices(ctx, sheet, one))) withoutInvoice++
    if (documents.includes('labels')) labels.set(one.order.id, await loadOrderLabels(ctx, one.order.id))
    if ((index + 1) % progressEvery === 0)
      await ctx.db
        .update(printRuns)
        .set({ drawn: index + 1 })
        .where(eq(printRuns.id, id))
  }
  return { ...(await joinLabels(sheet, labels)), printed, withoutInvoice, labels }
}

/** Labels have another size than the rest, so they follow it in one piece: whoever prints sends the pages to two printers. */
async function joinLabels(sheet: Sheet | null, labels: Drawn['labels']): Promise<Pick<Drawn, 'content' | 'pages'>> {
  const files = [...labels.values()].flatMap((one) => one.files)
  const drawn = await sheet?.join()
  if (files.length > 0) return joinPdfs(drawn?.content ?? null, files)
  return drawn ?? { content: Buffer.alloc(0), pages: 0 }
}

function drawSlip({ site }: Ctx, sheet: Sheet, { order, lines, pieces, collectCents }: PrintedOrder) {
  const slipped = lines.flatMap(({ id, name, sku, options }) => {
    const left = pieces.get(id) ?? 0
    return left > 0 ? [{ name, sku, pieces: left, options: LineSnapshot.parse(options).labels }] : []
  })
  sheet.draw(packingSlipPart({ shop: site.name, order: presentOrder(order, lines), lines: slipped, collectCents }))
}

/** The order's valid invoice. Returns whether there is one. */
async function drawInvoices({ db }: Ctx, sheet: Sheet, { order }: PrintedOrder): Promise<boolean> {
  const valid = (await listInvoices(db, order.id)).filter(({ kind, isReversed }) => kind === 'invoice' && !isReversed)
  for (const invoice of valid) sheet.draw(invoicePart(await presentInvoice(db, invoice)))
  return valid.length > 0
}

/** Keeps the file and marks every order that is in it in one transaction, so a repeated job marks none twice. */
async function finish(ctx: Ctx, { id, actor, documents }: Run, { content, pages, printed, withoutInvoice, labels }: Drawn) {
  const withoutLabel = printed.filter(({ order }) => labels.get(order.id)?.isWhole === false).map(({ order }) => order.number)
  await inTransaction(ctx, async (tx) => {
    const done = await tx
      .update(printRuns)
      .set({ state: 'done', file: content, pages, withoutInvoice, withoutLabel, drawn: printed.length })
      .where(and(eq(printRuns.id, id), eq(printRuns.state, 'waiting')))
      .returning({ id: printRuns.id })
    if (done.length === 0) return
    const at = ctx.now()
    const events = printed.flatMap(({ order }) => {
      const hasLabel = (labels.get(order.id)?.files.length ?? 0) > 0
      const inside = documents.filter((kind) => kind !== 'labels' || hasLabel)
      return inside.length === 0
        ? []
        : [{ orderId: order.id, at, actor, from: order.status, to: order.status, detail: { printed: inside } }]
    })
    if (events.length > 0) await tx.insert(orderEvents).values(events)
  })
}
