import { z } from 'zod'
import { Id } from '@/lib/api/entities/common.schema'
import { maxRunRows } from '@/lib/office/max-run-rows'
import { FilterStock, StockThreshold } from '../office.schema'
import { RunReason } from '@/lib/api/v1/admin/run.schema'

/** Items by id, or those that the list shows. */
export const PreviewStockBulk = z.strictObject({
  chosen: z.union([
    z.strictObject({ ids: z.array(Id).min(1, 'required').max(maxRunRows) }),
    z.strictObject({ filter: FilterStock.omit({ page: true, limit: true }) }),
  ]),
})

export const StockBulkPreview = z.object({
  /** At most 500, in the order of the list. */
  rows: z.array(
    z.object({
      id: z.number(),
      sku: z.string(),
      name: z.string(),
      lowAt: z.number().nullable(),
      /** Why its threshold would not be set; null: it would. */
      reason: RunReason.nullable(),
    }),
  ),
  /** How many were chosen, also beyond those 500. */
  found: z.number(),
})

export const CreateStockBulk = z.strictObject({
  ids: z.array(Id).min(1, 'required').max(maxRunRows),
  lowAt: StockThreshold.shape.lowAt,
})
export const StartedRun = z.object({ runId: z.number() })

export const officeStockBulkSchemas = {
  preview: { input: PreviewStockBulk, data: StockBulkPreview },
  create: { input: CreateStockBulk, data: StartedRun },
}
