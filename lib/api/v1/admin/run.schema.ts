import { z } from 'zod'
import { Id, Moment, Page, pageOf } from '@/lib/api/entities/common.schema'
import { OrderStatus } from '@/lib/api/entities/order.schema'
import { ProductChange } from '@/lib/api/entities/product-change.schema'

export const RunKind = z.enum([
  'order.change',
  'order.note',
  'stock.threshold',
  'product.price',
  'product.sale',
  'product.saleEnd',
  'product.visibility',
])
export type RunKind = z.infer<typeof RunKind>

/** Why a row was not changed: the code of the error that the same change of one row gives; ORDER_STATE stands for ORDER_STEP too. */
export const RunReason = z.enum([
  'NOT_FOUND',
  'ORDER_STATE',
  'OUT_OF_STOCK',
  'PROOF_REQUIRED',
  'FORBIDDEN',
  'STALE_VERSION',
  'VALIDATION',
  'NO_OWN_PRICE',
  'PRICE_OUT_OF_RANGE',
  'SALE_NOT_LOWER',
  'SALE_OVER',
  'PRODUCT_UNCHANGED',
  'INTERNAL',
])
export type RunReason = z.infer<typeof RunReason>

export const OfficeRun = z.object({
  id: z.number(),
  kind: RunKind,
  /** The status that orders get. */
  to: OrderStatus.nullable(),
  /** The threshold that items get. */
  lowAt: z.number().nullable(),
  /** What products get. */
  change: ProductChange.nullable(),
  state: z.enum(['running', 'done', 'cancelled']),
  by: z.string(),
  createdAt: Moment,
  endedAt: Moment.nullable(),
  total: z.number(),
  done: z.number(),
  refused: z.number(),
  /** When the last row was carried out. */
  lastAt: Moment.nullable(),
  /** No row was carried out for so long that the job must be lost; the run can be resumed. */
  isStalled: z.boolean(),
  /** The run that this one undoes, and the one that undoes it. */
  undoes: z.number().nullable(),
  undoneBy: z.number().nullable(),
  canUndo: z.boolean(),
})
export type OfficeRun = z.infer<typeof OfficeRun>

export const RunItem = z.object({
  position: z.number(),
  targetId: z.number(),
  label: z.string(),
  /** The product's name in the request's language; '' of an order, and of a product without one. */
  name: z.string(),
  state: z.enum(['waiting', 'done', 'refused']),
  reason: RunReason.nullable(),
  /** The order's status that refused the change; null for another reason. */
  status: OrderStatus.nullable(),
  /** Of a product whose price was changed, before and after; null for anything else. */
  price: z.object({ from: z.number(), to: z.number() }).nullable(),
  at: Moment.nullable(),
})
export type RunItem = z.infer<typeof RunItem>

export const RunId = z.strictObject({ id: Id })
export const FilterRuns = z.strictObject({ page: Page.default(1), limit: z.number().int().min(1).max(100).default(25) })
export const FilterRunItems = z.strictObject({
  id: Id,
  state: RunItem.shape.state.optional(),
  page: Page.default(1),
  limit: z.number().int().min(1).max(100).default(50),
})
export const RunPage = pageOf(OfficeRun)
export const RunItemPage = pageOf(RunItem)

export const adminRunSchemas = {
  filter: { input: FilterRuns, data: RunPage },
  get: { input: RunId, data: OfficeRun },
  items: { input: FilterRunItems, data: RunItemPage },
  cancel: { input: RunId, data: OfficeRun },
  resume: { input: RunId, data: OfficeRun },
  undo: { input: RunId, data: OfficeRun },
}
