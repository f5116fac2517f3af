import { and, asc, eq, getTableColumns, inArray, sql, sum } from 'drizzle-orm'
import type { BuyerOrder, OrderStatus } from '@/lib/api/entities/order.schema'
import { isReversed } from '@/lib/order/order-statuses'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { downloadLinks, productFiles } from '@/server/db/schema/after-sale'
import { orderLines } from '@/server/db/schema/order'
import { paymentIntents } from '@/server/db/schema/payment'
import { productTexts } from '@/server/db/schema/product'
import { LineSnapshot } from '@/server/db/order-snapshots'
import { loadClaimedQuantities } from '@/server/modules/order/withdrawals/order-withdrawals'

type OrderLine = typeof orderLines.$inferSelect

/** Downloads of each file for each purchased unit (docs/rules/after-sale.md#download-limit). */
export const downloadsPerUnit = 10

/** Product names are localized. */
type LanguageContext = Pick<Ctx, 'language'>

/** Whether the order's money is settled and the order is not reversed (docs/rules/after-sale.md#download-unlock). */
export async function areFilesUnlocked(db: Tx, { id, status }: { id: number; status: OrderStatus }): Promise<boolean> {
  if (isReversed(status)) return false
  const money = await db.$count(paymentIntents, and(eq(paymentIntents.orderId, id), eq(paymentIntents.state, 'settled')))
  return money > 0
}

/** The files that can be downloaded now. */
export async function listAvailableFiles(
  ctx: LanguageContext,
  db: Tx,
  order: Parameters<typeof areFilesUnlocked>[1],
): Promise<BuyerOrder['downloads']> {
  return (await areFilesUnlocked(db, order)) ? listOrderFiles(ctx, db, order.id) : []
}

/** The files of all lines not withdrawn from, available or not. A bundle's file carries its part's name. */
export async function listOrderFiles(ctx: LanguageContext, db: Tx, orderId: number): Promise<BuyerOrder['downloads']> {
  const ordered = db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position))
  const [lines, withdrawn] = await Promise.all([ordered, loadClaimedQuantities(db, orderId)])
  const contents = lines.map((line) => ({ line, products: lineContents(line) }))
  const [files, used] = await Promise.all([
    db
      .select({ ...getTableColumns(productFiles), product: productTexts.name })
      .from(productFiles)
      .leftJoin(productTexts, and(eq(productTexts.productId, productFiles.productId), eq(productTexts.languageId, ctx.language.id)))
      .where(
        and(
          inArray(productFiles.productId, [...new Set(contents.flatMap(({ products }) => [...products.keys()]))]),
          wasSoldWithOrder(orderId),
        ),
      )
      .orderBy(asc(productFiles.position), asc(productFiles.id)),
    countDownloads(
      db,
      lines.map(({ id }) => id),
    ),
  ])
  return contents.flatMap(({ line, products }) => {
    const quantity = line.quantity - (withdrawn.get(line.id) ?? 0)
    if (quantity <= 0) return []
    return [...products].flatMap(([productId, perUnit]) =>
      files
        .filter((file) => file.productId === productId)
        .map(({ id: fileId, product, name, mediaType, size }) => {
          const left = Math.max(0, quantity * perUnit * downloadsPerUnit - (used.get(`${line.id} ${fileId}`) ?? 0))
          const ofPart = productId === line.productId ? null : product
          return { lineId: line.id, fileId, product: ofPart ?? line.name, name, mediaType, size, left }
        }),
    )
  })
}

/** SQL: on sale, or retired after the order was placed (docs/rules/after-sale.md#retired-files). */
function wasSoldWithOrder(orderId: number) {
  return sql`(${productFiles.retiredAt} is null or ${productFiles.retiredAt} > (select created_at from orders where id = ${orderId}))`
}

/** Quantities by product in one unit of a line: the product itself, and a bundle's parts. */
export function lineContents({ productId, options }: Pick<OrderLine, 'productId' | 'options'>): Map<number, number> {
  const { parts } = LineSnapshot.parse(options)
  return new Map([[productId, 1], ...parts.map((part) => [part.productId, part.pieces] as const)])
}

/** Downloads by line and file. */
async function countDownloads(db: Tx, lineIds: readonly number[]): Promise<ReadonlyMap<string, number>> {
  const { orderLineId, fileId, uses } = downloadLinks
  const rows = await db
    .select({ lineId: orderLineId, fileId, uses: sum(uses).mapWith(Number) })
    .from(downloadLinks)
    .where(inArray(orderLineId, [...lineIds]))
    .groupBy(orderLineId, fileId)
  return new Map(rows.map((row) => [`${row.lineId} ${row.fileId}`, row.uses]))
}

/** Lines with at least one download. */
export async function findDownloadedLines(db: Tx, lineIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (lineIds.length === 0) return new Set()
  const rows = await db
    .selectDistinct({ lineId: downloadLinks.orderLineId })
    .from(downloadLinks)
    .where(and(inArray(downloadLinks.orderLineId, [...lineIds]), sql`${downloadLinks.uses} > 0`))
  return new Set(rows.map(({ lineId }) => lineId))
}
