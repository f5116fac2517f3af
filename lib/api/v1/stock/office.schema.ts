import { z } from 'zod'
import { Id, Page, integer, pageOf, text } from '@/lib/api/entities/common.schema'
import { OrderStatus, OrderWay, PaymentCheckedBy, PaymentKind } from '@/lib/api/entities/order.schema'

const maxPieces = 1_000_000

/** `low` includes `out`; `untracked`: simple products without stock. */
export const StockView = z.enum(['all', 'low', 'out', 'untracked'])
export type StockView = z.infer<typeof StockView>

export const FilterStock = z.strictObject({
  view: StockView.default('all'),
  /** A part of the name or SKU, or a whole barcode. */
  q: text(100).trim().default(''),
  page: Page.default(1),
  limit: z.number().int().min(1).max(100).default(25),
})

export const StockItem = z.object({
  /** The product's or variant's id. */
  id: z.number(),
  sku: z.string(),
  name: z.string(),
  archived: z.boolean(),
  /** Pieces that are not sold; null: not tracked. `reserved` of them are held by running payments. */
  onHand: z.number().nullable(),
  reserved: z.number(),
  /** docs/rules/catalog.md#available-quantity */
  available: z.number().nullable(),
  /** Pieces of orders whose bank transfer is awaited; they are not on hand any more, and still on the shelf. The office shows them as reserved too. */
  unpaid: z.number(),
  /** The item's own limit; null: the shop's. */
  lowAt: z.number().nullable(),
  isLow: z.boolean(),
})
export type StockItem = z.infer<typeof StockItem>

/** `counts`: the items of each view under the same search. */
export const StockPage = pageOf(StockItem).extend({ counts: z.record(StockView, z.number()) })

export const StockDetail = StockItem.extend({
  /** Sold pieces that are not packed yet, so they are still on the shelf; without `unpaid`. */
  toPack: z.number(),
  /** What a person counts on the shelf: `onHand`, `unpaid` and `toPack`; null: not tracked. */
  onShelf: z.number().nullable(),
})
export type StockDetail = z.infer<typeof StockDetail>

/** Reasons of an employee. */
export const AdjustReason = z.enum(['received', 'damaged', 'lost', 'found', 'internal', 'correction'])
export type AdjustReason = z.infer<typeof AdjustReason>

const note = text(500).trim().default('')

export const StockId = z.strictObject({ id: Id })
export const ScanStock = z.strictObject({ code: text(60).trim().min(1) })

export const AdjustStock = z.strictObject({
  id: Id,
  /** Pieces more or less, never 0. */
  delta: z
    .number()
    .int()
    .min(-maxPieces)
    .max(maxPieces)
    .refine((delta) => delta !== 0, 'required'),
  reason: AdjustReason,
  note,
})

export const CountStock = z.strictObject({
  id: Id,
  counted: z.number().int().min(0).max(maxPieces),
  /** `onShelf` as stock/office/get gave it; another number is 409 STOCK_MOVED with the current one. */
  seen: z.number().int().nullable(),
  note,
})

export const StockThreshold = z.strictObject({ id: Id, lowAt: z.number().int().min(0).max(maxPieces).nullable() })

export const StockLedger = z.strictObject({
  id: Id,
  /** The last id of the page before. */
  before: Id.optional(),
  limit: integer({ min: 1, max: 100 }).default(30),
})

export const StockMovement = z.object({
  id: z.number(),
  at: z.string(),
  delta: z.number(),
  onHandAfter: z.number(),
  reason: z.enum(['opening', 'untracked', 'order', 'cancellation', 'edit', 'return', 'import', 'count', 'direct', ...AdjustReason.options]),
  note: z.string(),
  by: z.object({ kind: z.enum(['office', 'buyer', 'shop', 'provider', 'import', 'database']), name: z.string() }),
  order: z.object({ id: z.number(), number: z.string() }).nullable(),
})
export type StockMovement = z.infer<typeof StockMovement>

/** `next`: the `before` of the next page. */
export const StockLedgerPage = z.object({ records: z.array(StockMovement), next: z.number().nullable() })

export const StockReservations = z.object({
  records: z.array(
    z.object({
      order: z.object({ id: z.number(), number: z.string() }),
      status: OrderStatus,
      paymentKind: PaymentKind,
      paymentCheckedBy: PaymentCheckedBy.nullable(),
      way: OrderWay,
      pieces: z.number(),
      /** Its bank transfer is awaited. */
      isUnpaid: z.boolean(),
      /** Held by a running payment until then; null: taken by the order. */
      until: z.string().nullable(),
      createdAt: z.string(),
    }),
  ),
})

export const officeStockSchemas = {
  filter: { input: FilterStock, data: StockPage },
  get: { input: StockId, data: StockDetail },
  scan: { input: ScanStock, data: StockDetail },
  adjust: { input: AdjustStock, data: StockDetail },
  count: { input: CountStock, data: StockDetail },
  threshold: { input: StockThreshold, data: StockDetail },
  ledger: { input: StockLedger, data: StockLedgerPage },
  reservations: { input: StockId, data: StockReservations },
}
