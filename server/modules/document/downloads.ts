import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { OrderDocument, OrderStatus } from '@/lib/api/entities/order.schema'
import type { Tx } from '@/server/db/client'
import { downloadLinks, productFiles } from '@/server/db/schema/after-sale'
import { orderLines } from '@/server/db/schema/order'
import { paymentIntents } from '@/server/db/schema/payment'
import { piecesWithdrawn } from './withdrawal/pieces-withdrawn'

/** How many times a file may be fetched for each piece that was bought: a phone, a reader, a computer, and again. */
export const fetchesAPiece = 10

const givenUp: ReadonlySet<OrderStatus> = new Set<OrderStatus>(['cancelled', 'withdrawn', 'refunded'])

/** Whether the files of an order may be had: its money is here, and stays. A parcel may be on its way without it, to be paid for at the door. */
export async function isUnlocked(db: Tx, { id, status }: { id: number; status: OrderStatus }): Promise<boolean> {
  if (givenUp.has(status)) return false
  const money = await db.$count(paymentIntents, and(eq(paymentIntents.orderId, id), eq(paymentIntents.state, 'settled')))
  return money > 0
}

/** The files of an order that may be had now. */
export async function openFilesOf(db: Tx, order: Parameters<typeof isUnlocked>[1]): Promise<OrderDocument['downloads']> {
  return (await isUnlocked(db, order)) ? filesOf(db, order.id) : []
}

/** The files that belong to what is left of an order's lines, whether or not they may be had already. */
export async function filesOf(db: Tx, orderId: number): Promise<OrderDocument['downloads']> {
  const uses = sql`coalesce((
    select sum(l.uses) from ${downloadLinks} l where l.order_line_id = ${orderLines.id} and l.file_id = ${productFiles.id}), 0)`
  const [rows, withdrawn] = await Promise.all([
    db
      .select({ line: orderLines, file: productFiles, uses: uses.mapWith(Number) })
      .from(orderLines)
      .innerJoin(productFiles, eq(productFiles.productId, orderLines.productId))
      .where(eq(orderLines.orderId, orderId))
      .orderBy(asc(orderLines.position), asc(productFiles.position), asc(productFiles.id)),
    piecesWithdrawn(db, orderId),
  ])
  return rows.flatMap(({ line, file, uses: used }) => {
    const pieces = line.quantity - (withdrawn.get(line.id) ?? 0)
    if (pieces <= 0) return []
    const { id: fileId, name, mediaType, size } = file
    return { lineId: line.id, fileId, product: line.name, name, mediaType, size, left: Math.max(0, pieces * fetchesAPiece - used) }
  })
}

/** Which of these lines have been fetched at least in part. */
export async function downloadedLines(db: Tx, lineIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (lineIds.length === 0) return new Set()
  const rows = await db
    .selectDistinct({ lineId: downloadLinks.orderLineId })
    .from(downloadLinks)
    .where(and(inArray(downloadLinks.orderLineId, [...lineIds]), sql`${downloadLinks.uses} > 0`))
  return new Set(rows.map(({ lineId }) => lineId))
}
