import { z } from 'zod'
import { OrderStatus } from '@/lib/api/entities/order.schema'
import { AppError } from '@/lib/api/errors'
import { BulkStatus } from '@/lib/api/v2/ecommerce/order/office/bulk.schema'
import { loadOrderState } from '@/server/modules/order/lifecycle/transition-order'
import { lockOrder } from '@/server/modules/order/records/load-order'
import { defineRunKind } from '@/server/modules/run/run-kind'
import { changeOrder } from '../change'
import { writeNote } from '../note'
import { bulkRefusal } from './bulk-refusal'

const Seen = z.object({ status: OrderStatus })

/** A status for each order, by the same rules as one order's button; it moves stock, invoices and mails, so it is not undone. */
export const orderChangeKind = defineRunKind({
  scope: 'orders',
  input: z.object({ to: BulkStatus }),
  async perform(ctx, tx, { targetId: id, expected, input: { to } }) {
    const order = await lockOrder(ctx, tx, id)
    const { status: from } = Seen.parse(expected)
    const reason = order.status === from ? bulkRefusal(await loadOrderState(tx, order), to) : 'ORDER_STATE'
    if (reason !== null) throw new AppError(reason, { status: order.status })
    await changeOrder(ctx, tx, { id, from, to, restock: false, reason: '' })
  },
})

/** Adds the same internal note to each order's history. Nothing undoes it, because the history only grows. */
export const orderNoteKind = defineRunKind({
  scope: 'orders',
  input: z.object({ note: z.string() }),
  async perform(ctx, tx, { targetId, input: { note } }) {
    await writeNote(ctx, tx, await lockOrder(ctx, tx, targetId), note)
  },
})
