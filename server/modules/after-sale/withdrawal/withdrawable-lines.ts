import type { WithdrawalLine } from '@/lib/api/v1/document/withdrawal.schema'
import type { Tx } from '@/server/db/client'
import { loadOrderLines } from '@/server/modules/order/records/load-order'
import { LineSnapshot } from '@/server/db/order-snapshots'
import { findDigitalLines } from '@/server/modules/order/files/digital-lines'
import { findDownloadedLines } from '@/server/modules/order/files/order-files'
import { loadClaimedQuantities } from '@/server/modules/order/withdrawals/order-withdrawals'
import { isPersonalised } from '@/server/modules/order/withdrawals/personalised'
import { decideWithdrawable } from '@/server/modules/order/withdrawals/withdrawal-rules'

/** The lines of an order with the quantity that can still be withdrawn from; unanswered withdrawals count as withdrawn. */
export async function listWithdrawableLines(db: Tx, orderId: number): Promise<WithdrawalLine[]> {
  const lines = await loadOrderLines(db, orderId)
  const [digital, downloaded, withdrawn] = await Promise.all([
    findDigitalLines(db, lines),
    findDownloadedLines(
      db,
      lines.map(({ id }) => id),
    ),
    loadClaimedQuantities(db, orderId),
  ])
  return lines.map((line) => {
    const { labels } = LineSnapshot.parse(line.options)
    const facts = {
      quantity: line.quantity,
      isEProduct: digital.has(line.id),
      isDownloaded: downloaded.has(line.id),
      isPersonalised: isPersonalised(line),
      withdrawn: withdrawn.get(line.id) ?? 0,
    }
    return { lineId: line.id, name: line.name, optionLabels: labels, qty: line.quantity, ...decideWithdrawable(facts) }
  })
}
