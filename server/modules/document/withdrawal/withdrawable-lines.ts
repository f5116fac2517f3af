import { inArray } from 'drizzle-orm'
import { z } from 'zod'
import type { WithdrawalLine } from '@/lib/api/v1/document/withdrawal.schema'
import type { Tx } from '@/server/db/client'
import { products } from '@/server/db/schema/product'
import { linesOf } from '@/server/modules/ecommerce/order/find-order'
import { LineSnapshot } from '@/server/modules/ecommerce/order/snapshots'
import { downloadedLines } from '../downloads'
import { piecesWithdrawn } from './pieces-withdrawn'
import { withdrawable } from './withdrawal-rules'

/** What of an order may be withdrawn from now; what waits for an answer counts as withdrawn. */
export async function withdrawableLines(db: Tx, orderId: number): Promise<WithdrawalLine[]> {
  const lines = await linesOf(db, orderId)
  const [formats, downloaded, withdrawn] = await Promise.all([
    formatsOf(
      db,
      lines.map(({ productId }) => productId),
    ),
    downloadedLines(
      db,
      lines.map(({ id }) => id),
    ),
    piecesWithdrawn(db, orderId),
  ])
  return lines.map((line) => {
    const { chosen, labels } = LineSnapshot.parse(line.options)
    const facts = {
      quantity: line.quantity,
      isEProduct: formats.get(line.productId) === 'EProduct',
      isDownloaded: downloaded.has(line.id),
      isPersonalised: isPersonalised(chosen),
      withdrawn: withdrawn.get(line.id) ?? 0,
    }
    return { lineId: line.id, name: line.name, optionLabels: labels, qty: line.quantity, ...withdrawable(facts) }
  })
}

async function formatsOf(db: Tx, productIds: readonly number[]) {
  if (productIds.length === 0) return new Map<number, string>()
  const rows = await db
    .select({ id: products.id, format: products.format })
    .from(products)
    .where(inArray(products.id, [...productIds]))
  return new Map(rows.map(({ id, format }) => [id, format]))
}

const Written = z.object({ personalizations: z.record(z.string(), z.unknown()).default({}) })
const Chosen = Written.extend({ bundleOptions: z.array(z.object({ options: Written })).default([]) })

/** Made for one person, itself or a part of it: a dedication was written, a name was printed. */
function isPersonalised(chosen: unknown) {
  const { data } = Chosen.safeParse(chosen)
  if (!data) return false
  const written = [data, ...data.bundleOptions.map(({ options }) => options)].flatMap((one) => Object.values(one.personalizations))
  return written.some((value) => value !== '' && value !== null)
}
