import { z } from 'zod'
import { Id, Page, pageOf, text } from '@/lib/api/entities/common.schema'
import { OrderStatus } from '@/lib/api/entities/order.schema'

/** `withdrawal`: the buyer withdraws by phone or letter; `undelivered`: the parcel came back. */
export const ReturnKind = z.enum(['withdrawal', 'complaint', 'goodwill', 'undelivered'])
export type ReturnKind = z.infer<typeof ReturnKind>
export const ReturnState = z.enum(['open', 'received', 'closed', 'cancelled'])
export type ReturnState = z.infer<typeof ReturnState>
export const ReturnCondition = z.enum(['unused', 'used', 'damaged'])
export type ReturnCondition = z.infer<typeof ReturnCondition>

/** Goods that are awaited, with unanswered withdrawals of buyers; received and not closed; over; all. */
export const ReturnView = z.enum(['waiting', 'received', 'over', 'all'])
export type ReturnView = z.infer<typeof ReturnView>

export const FilterReturns = z.strictObject({
  view: ReturnView.default('waiting'),
  kind: ReturnKind.optional(),
  /** A part of the order's number, e-mail or name, without diacritics. */
  q: text(100).trim().default(''),
  page: Page.default(1),
  limit: z.number().int().min(1).max(100).default(25),
})

export const ReturnItem = z.object({
  id: z.number(),
  /** Who opened it: staff, or the buyer by a withdrawal, which is answered on the order's page. */
  by: z.enum(['office', 'buyer']),
  kind: ReturnKind,
  state: ReturnState,
  openedAt: z.string(),
  pieces: z.number(),
  order: z.object({ id: z.number(), number: z.string(), customer: z.string() }),
})
export type ReturnItem = z.infer<typeof ReturnItem>

/** `counts`: the returns of each view under the same search and kind. */
export const ReturnPage = pageOf(ReturnItem).extend({ counts: z.record(ReturnView, z.number()) })

const lineIds = (lines: readonly { lineId: number }[]) => new Set(lines.map(({ lineId }) => lineId)).size === lines.length
const pieces = z.number().int().max(9999)

export const CreateReturn = z.strictObject({
  /** The order. */
  id: Id,
  kind: ReturnKind,
  lines: z
    .array(z.strictObject({ lineId: Id, quantity: pieces.min(1) }))
    .min(1, 'required')
    .max(100)
    .refine(lineIds, 'repeated'),
  /** For the office only. */
  reason: text(1000).trim().default(''),
})

/** Names a return. */
export const ReturnId = z.strictObject({ id: Id })

export const ReceiveReturn = z.strictObject({
  id: Id,
  /** Lines that are not named did not come. Received pieces that are not restocked are written off. */
  lines: z
    .array(
      z
        .strictObject({ lineId: Id, received: pieces.min(1), restocked: pieces.min(0), condition: ReturnCondition })
        .refine(({ received, restocked }) => restocked <= received, { path: ['restocked'], message: 'max' }),
    )
    .min(1, 'required')
    .max(100)
    .refine(lineIds, 'repeated'),
  /** What was found, for the office only. */
  note: text(1000).trim().default(''),
})

export const OfficeReturn = z.object({
  id: z.number(),
  kind: ReturnKind,
  state: ReturnState,
  reason: z.string(),
  note: z.string(),
  /** The employee's name, '' if the account is gone. */
  openedBy: z.string(),
  openedAt: z.string(),
  receivedAt: z.string().nullable(),
  closedAt: z.string().nullable(),
  order: z.object({
    id: z.number(),
    number: z.string(),
    status: OrderStatus,
    customer: z.string(),
    refundBy: z.enum(['provider', 'hand']),
    /** What may still be refunded, and of it delivery and payment fee; null while the shop holds no money. */
    refundable: z.object({ left: z.number(), delivery: z.number() }).nullable(),
  }),
  lines: z.array(
    z.object({
      lineId: z.number(),
      name: z.string(),
      sku: z.string(),
      optionLabels: z.array(z.object({ label: z.string(), value: z.string() })),
      qty: z.number(),
      received: z.number(),
      restocked: z.number(),
      condition: ReturnCondition.nullable(),
      refunded: z.number(),
    }),
  ),
  /** What the received pieces that were not refunded are worth, as far as the payment leaves it. */
  due: z.number(),
  /** Whether delivery and payment fee are in it: these are the last pieces of a withdrawal. */
  dueDelivery: z.boolean(),
})
export type OfficeReturn = z.infer<typeof OfficeReturn>

export const officeReturnSchemas = {
  filter: { input: FilterReturns, data: ReturnPage },
  get: { input: ReturnId, data: OfficeReturn },
  create: { input: CreateReturn, data: OfficeReturn },
  receive: { input: ReceiveReturn, data: OfficeReturn },
  close: { input: ReturnId, data: OfficeReturn },
  cancel: { input: ReturnId, data: OfficeReturn },
}
