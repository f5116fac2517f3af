import { and, asc, eq, getTableColumns, inArray, sql, sum } from 'drizzle-orm'
import type { OrderDocument, OrderStatus } from '@/lib/api/entities/order.schema'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { downloadLinks, productFiles } from '@/server/db/schema/after-sale'
import { orderLines } from '@/server/db/schema/order'
import { paymentIntents } from '@/server/db/schema/payment'
import { productTexts } from '@/server/db/schema/product'
import { LineSnapshot } from '@/server/db/order-snapshots'
import { loadWithdrawnQuantities } from '@/server/modules/order/withdrawals/order-withdrawals'

type OrderLine = typeof orderLines.$inferSelect

/** How many times a file may be fetched for each piece that was bought: a phone, a reader, a computer, and again. */
export const downloadsPerUnit = 10

/** The language that products are named in. */
type LanguageContext = Pick<Ctx, 'language'>

const reversedStatuses: ReadonlySet<OrderStatus> = new Set<OrderStatus>(['cancelled', 'withdrawn', 'refunded'])

/** Whether the files of an order may be had: its money is here, and stays. A parcel may be on its way without it, to be paid for at the door. */
export async function areFilesUnlocked(db: Tx, { id, status }: { id: number; status: OrderStatus }): Promise<boolean> {
  if (reversedStatuses.has(status)) return false
  const money = await db.$count(paymentIntents, and(eq(paymentIntents.orderId, id), eq(paymentIntents.state, 'settled')))
  return money > 0
}

/** The files of an order that may be had now. */
export async function listAvailableFiles(
  ctx: LanguageContext,
  db: Tx,
  order: Parameters<typeof areFilesUnlocked>[1],
): Promise<OrderDocument['downloads']> {
  return (await areFilesUnlocked(db, order)) ? listOrderFiles(ctx, db, order.id) : []
}

/** The files that belong to what is left of an order's lines, whether or not they may be had already. A bundle's are named by the part they come with. */
export async function listOrderFiles(ctx: LanguageContext, db: Tx, orderId: number): Promise<OrderDocument['downloads']> {
  const ordered = db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position))
  const [lines, withdrawn] = await Promise.all([ordered, loadWithdrawnQuantities(db, orderId)])
  const contents = lines.map((line) => ({ line, pieces: lineContents(line) }))
  const [files, used] = await Promise.all([
    db
      .select({ ...getTableColumns(productFiles), product: productTexts.name })
      .from(productFiles)
      .leftJoin(productTexts, and(eq(productTexts.productId, productFiles.productId), eq(productTexts.languageId, ctx.language.id)))
      .where(
        and(inArray(productFiles.productId, [...new Set(contents.flatMap(({ pieces }) => [...pieces.keys()]))]), wasSoldWithOrder(orderId)),
      )
      .orderBy(asc(productFiles.position), asc(productFiles.id)),
    countDownloads(
      db,
      lines.map(({ id }) => id),
    ),
  ])
  return contents.flatMap(({ line, pieces }) => {
    const quantity = line.quantity - (withdrawn.get(line.id) ?? 0)
    if (quantity <= 0) return []
    return [...pieces].flatMap(([productId, each]) =>
      files
        .filter((file) => file.productId === productId)
        .map(({ id: fileId, product, name, mediaType, size }) => {
          const left = Math.max(0, quantity * each * downloadsPerUnit - (used.get(`${line.id} ${fileId}`) ?? 0))
          const ofPart = productId === line.productId ? null : product
          return { lineId: line.id, fileId, product: ofPart ?? line.name, name, mediaType, size, left }
        }),
    )
  })
}

/** Files that are sold, and those that were when the order was made. */
function wasSoldWithOrder(orderId: number) {
  return sql`(${productFiles.retiredAt} is null or ${productFiles.retiredAt} > (select created_at from orders where id = ${orderId}))`
}

/** What one piece of a line is made of: itself, and the parts of a bundle; how many of each. */
export function lineContents({ productId, options }: Pick<OrderLine, 'productId' | 'options'>): Map<number, number> {
  const { parts } = LineSnapshot.parse(options)
  return new Map([[productId, 1], ...parts.map((part) => [part.productId, part.pieces] as const)])
}

/** How often each file of these lines was fetched. */
async function countDownloads(db: Tx, lineIds: readonly number[]): Promise<ReadonlyMap<string, number>> {
  const { orderLineId, fileId, uses } = downloadLinks
  const rows = await db
    .select({ lineId: orderLineId, fileId, uses: sum(uses).mapWith(Number) })
    .from(downloadLinks)
    .where(inArray(orderLineId, [...lineIds]))
    .groupBy(orderLineId, fileId)
  return new Map(rows.map((row) => [`${row.lineId} ${row.fileId}`, row.uses]))
}

/** Which of these lines have been fetched at least in part. */
export async function findDownloadedLines(db: Tx, lineIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (lineIds.length === 0) return new Set()
  const rows = await db
    .selectDistinct({ lineId: downloadLinks.orderLineId })
    .from(downloadLinks)
    .where(and(inArray(downloadLinks.orderLineId, [...lineIds]), sql`${downloadLinks.uses} > 0`))
  return new Set(rows.map(({ lineId }) => lineId))
}
