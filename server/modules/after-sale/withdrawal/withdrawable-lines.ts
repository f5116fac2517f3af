import { and, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import type { WithdrawalLine } from '@/lib/api/v1/document/withdrawal.schema'
import type { Tx } from '@/server/db/client'
import { products } from '@/server/db/schema/product'
import { loadOrderLines } from '@/server/modules/order/records/load-order'
import { LineSnapshot } from '@/server/db/order-snapshots'
import { lineContents, findDownloadedLines } from '@/server/modules/order/files/order-files'
import { loadWithdrawnQuantities } from '@/server/modules/order/withdrawals/order-withdrawals'
import { decideWithdrawable } from '@/server/modules/order/withdrawals/withdrawal-rules'

/** The lines of an order with the quantity that can still be withdrawn from; unanswered withdrawals count as withdrawn. */
export async function listWithdrawableLines(db: Tx, orderId: number): Promise<WithdrawalLine[]> {
  const lines = await loadOrderLines(db, orderId)
  const [digital, downloaded, withdrawn] = await Promise.all([
    findDigitalProducts(
      db,
      lines.flatMap((line) => [...lineContents(line).keys()]),
    ),
    findDownloadedLines(
      db,
      lines.map(({ id }) => id),
    ),
    loadWithdrawnQuantities(db, orderId),
  ])
  return lines.map((line) => {
    const { chosen, labels } = LineSnapshot.parse(line.options)
    const facts = {
      quantity: line.quantity,
      isEProduct: isDigital(line, digital),
      isDownloaded: downloaded.has(line.id),
      isPersonalised: isPersonalised(chosen),
      withdrawn: withdrawn.get(line.id) ?? 0,
    }
    return { lineId: line.id, name: line.name, optionLabels: labels, qty: line.quantity, ...decideWithdrawable(facts) }
  })
}

/** Digital: a file, or a bundle whose parts all are. A bundle with goods can be returned even after a download. */
function isDigital(line: Parameters<typeof lineContents>[0], digital: ReadonlySet<number>) {
  const parts = [...lineContents(line).keys()].filter((id) => id !== line.productId)
  return parts.length > 0 ? parts.every((id) => digital.has(id)) : digital.has(line.productId)
}

/** The e-products among these products. */
async function findDigitalProducts(db: Tx, productIds: readonly number[]): Promise<ReadonlySet<number>> {
  const among = and(inArray(products.id, [...productIds]), eq(products.format, 'EProduct'))
  const rows = await db.select({ id: products.id }).from(products).where(among)
  return new Set(rows.map(({ id }) => id))
}

const LineText = z.object({ personalizations: z.record(z.string(), z.unknown()).default({}) })
const Chosen = LineText.extend({ bundleOptions: z.array(z.object({ options: LineText })).default([]) })

/** Personalised itself, or through a part: a dedication or a printed name. */
function isPersonalised(chosen: unknown) {
  const { data } = Chosen.safeParse(chosen)
  if (!data) return false
  const texts = [data, ...data.bundleOptions.map(({ options }) => options)].flatMap((one) => Object.values(one.personalizations))
  return texts.some((value) => value !== '' && value !== null)
}
