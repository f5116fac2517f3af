import { eq, sql } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import { database } from '@/server/db/client'
import { downloadLinks, productFileContents, productFiles } from '@/server/db/schema/after-sale'
import { orderLines, orders } from '@/server/db/schema/order'
import type { OrderRow } from '@/server/db/order-snapshots'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { hashSecret } from '@/server/core/security/secrets'
import type { Range } from '@/server/core/http/ranges'
import { lineContents, downloadsPerUnit, areFilesUnlocked } from '@/server/modules/order/files/order-files'
import { loadClaimedQuantities } from '@/server/modules/order/withdrawals/order-withdrawals'

/** `tag`: a strong ETag, of the content. */
type FileVersion = { size: number; tag: string }

type FetchInput = {
  now: () => Date
  key: string
  /** A HEAD request counts nothing. */
  isHead: boolean
  rangeOf: (file: FileVersion) => Range | 'unsatisfiable' | null
}

type FetchResult =
  | ({ kind: 'file'; name: string; mediaType: string; range: Range | null; content: Buffer } & FileVersion)
  | { kind: 'unsatisfiable'; size: number }
  /** `spent`: all downloads are used. Else the link has expired, or its order's files are locked or withdrawn; the order shows what is available. */
  | { kind: 'spent' | 'unavailable'; order: Pick<OrderRow, 'slug' | 'siteId' | 'languageId'> }

/**
 * Reads a file, or a range of it, by its download key, and counts the download (docs/rules/after-sale.md#download-limit). A range after the first byte
 * resumes a download and is not counted while the link's resumed bytes stay within its counted downloads times the file's size.
 * @throws NOT_FOUND for an unknown key
 */
export async function fetchFile({ now, key, isHead, rangeOf }: FetchInput): Promise<FetchResult> {
  return inTransaction(database(), async (tx) => {
    const found = await lockDownload(tx, key)
    if (!found) throw new AppError('NOT_FOUND')
    const { link, file, order, used, limit } = found
    const version = { size: file.size, tag: `"${file.hash}"` }
    const range = rangeOf(version)
    if (range === 'unsatisfiable') return { kind: 'unsatisfiable', size: file.size }
    const resumedBytes = link.resumedBytes + (range ? range.to - range.from + 1 : 0)
    const isResumed = range !== null && range.from > 0 && resumedBytes <= link.uses * file.size
    if (limit === 0 || link.expiresAt <= now() || !(await areFilesUnlocked(tx, order))) return { kind: 'unavailable', order }
    if (used >= limit && !isResumed) return { kind: 'spent', order }
    if (!isHead) {
      const counted = { uses: sql`${downloadLinks.uses} + 1`, firstUsedAt: link.firstUsedAt ?? now() }
      await tx
        .update(downloadLinks)
        .set(isResumed ? { resumedBytes } : counted)
        .where(eq(downloadLinks.id, link.id))
    }
    return { kind: 'file', name: file.name, mediaType: file.mediaType, ...version, range, content: await readContent(tx, file, range) }
  })
}

/**
 * Locks the line, so concurrent downloads are counted one by one and none passes a withdrawal (docs/rules/after-sale.md#withdrawal-blocks-files), and the
 * link, whose counts would else be those from before the wait.
 */
async function lockDownload(tx: Transaction, key: string) {
  const [row] = await tx
    .select({
      link: downloadLinks,
      file: productFiles,
      order: { id: orders.id, slug: orders.slug, status: orders.status, siteId: orders.siteId, languageId: orders.languageId },
      line: orderLines,
    })
    .from(downloadLinks)
    .innerJoin(productFiles, eq(productFiles.id, downloadLinks.fileId))
    .innerJoin(orderLines, eq(orderLines.id, downloadLinks.orderLineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(downloadLinks.hash, hashSecret(key)))
    .for('update', { of: [orderLines, downloadLinks] })
  if (!row) return undefined
  const { orderLineId } = row.link
  const [sum] = await tx
    .select({ used: sql<number>`coalesce(sum(${downloadLinks.uses}), 0)::int` })
    .from(downloadLinks)
    .where(sql`${downloadLinks.orderLineId} = ${orderLineId} and ${downloadLinks.fileId} = ${row.file.id}`)
  const withdrawn = await loadClaimedQuantities(tx, row.order.id)
  const units = (lineContents(row.line).get(row.file.productId) ?? 0) * (row.line.quantity - (withdrawn.get(orderLineId) ?? 0))
  return { ...row, used: sum?.used ?? 0, limit: units * downloadsPerUnit }
}

async function readContent(tx: Transaction, { hash, size }: { hash: string; size: number }, range: Range | null): Promise<Buffer> {
  const { from, to } = range ?? { from: 0, to: size - 1 }
  const [row] = await tx
    .select({ content: sql<Buffer>`substring(${productFileContents.content} from ${from + 1}::int for ${to - from + 1}::int)` })
    .from(productFileContents)
    .where(eq(productFileContents.hash, hash))
  if (!row) throw new Error(`The file ${hash} has no content.`)
  return row.content
}
