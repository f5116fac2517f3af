import { z } from 'zod'
import { Id, text } from '@/lib/api/entities/common.schema'
import { OrderStatus } from '@/lib/api/entities/order.schema'
import { RunReason } from '@/lib/api/v1/admin/run.schema'
import { maxRunRows } from '@/lib/office/max-run-rows'
import { FilterOrders } from '../office.schema'

/** Statuses that many orders get at once: none that pays money back. */
export const BulkStatus = OrderStatus.extract(['paid', 'packed', 'shipped', 'delivered', 'cancelled'])
export type BulkStatus = z.infer<typeof BulkStatus>

const StatusChange = z.strictObject({ kind: z.literal('change'), to: BulkStatus })
export const OrderBulkChange = z.discriminatedUnion('kind', [
  StatusChange,
  z.strictObject({ kind: z.literal('note'), note: text(2000).trim().min(1, 'required') }),
])
export type OrderBulkChange = z.infer<typeof OrderBulkChange>

const Ids = z.array(Id).min(1, 'required').max(maxRunRows)

/** Orders by id, or those that the list shows. */
export const PreviewOrderBulk = z.strictObject({
  change: z.discriminatedUnion('kind', [StatusChange, z.strictObject({ kind: z.literal('note') })]),
  chosen: z.union([z.strictObject({ ids: Ids }), z.strictObject({ filter: FilterOrders.omit({ page: true, limit: true }) })]),
})

export const OrderBulkPreview = z.object({
  /** At most 500, in the order of the list. */
  rows: z.array(
    z.object({
      id: z.number(),
      number: z.string(),
      status: OrderStatus,
      /** Why it would not be changed; null: it would. */
      reason: RunReason.nullable(),
      /** An edit of it waits for its difference (docs/rules/orders.md#edit-ended-mail). */
      hasProposedEdit: z.boolean(),
      /** Its buyer collects it: packing mails that it is ready. */
      isPickup: z.boolean(),
    }),
  ),
  /** How many were chosen, also beyond those 500. */
  found: z.number(),
})
export type OrderBulkPreview = z.infer<typeof OrderBulkPreview>

export const CreateOrderBulk = z.strictObject({
  change: OrderBulkChange,
  /** `status`: as it was seen; an order that has another one meanwhile is not changed. */
  orders: z
    .array(z.strictObject({ id: Id, status: OrderStatus }))
    .min(1, 'required')
    .max(maxRunRows),
})
export const StartedRun = z.object({ runId: z.number() })

export const officeOrderBulkSchemas = {
  preview: { input: PreviewOrderBulk, data: OrderBulkPreview },
  create: { input: CreateOrderBulk, data: StartedRun },
}
