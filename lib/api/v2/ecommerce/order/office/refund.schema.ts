import { z } from 'zod'
import { isIban, normalizeIban } from '@/lib/croatia/iban'
import { Id, text } from '@/lib/api/entities/common.schema'
import { OfficeOrder } from '../office.schema'

const RefundLine = z.strictObject({ lineId: Id, quantity: z.number().int().min(1).max(9999), restock: z.boolean().default(false) })

const parts = {
  /** The order. */
  id: Id,
  /** The received return whose pieces these are; their stock has moved, so `restock` is ignored. */
  returnId: Id.optional(),
  /** Returned pieces, each line at most once. */
  lines: z
    .array(RefundLine)
    .max(100)
    .refine((lines) => new Set(lines.map(({ lineId }) => lineId)).size === lines.length, 'repeated')
    .default([]),
  /** Delivery and payment fee, as far as they were not refunded. */
  delivery: z.boolean().default(false),
  /** A free amount beside them, in euros. */
  amount: z.number().min(0).max(1_000_000).multipleOf(0.01).default(0),
}

export const PreviewRefund = z.strictObject(parts)

export const CreateRefund = z.strictObject({
  ...parts,
  /** `total` as office/refund/preview gave it for the same parts; another one is 409 REFUND_CHANGED. */
  total: z.number().positive().max(1_000_000),
  /** For the buyer's mail and the history. */
  reason: text(1000).trim().default(''),
  /** The buyer's account, where a person transfers the money. */
  iban: text(50)
    .transform(normalizeIban)
    .refine((iban) => iban === '' || isIban(iban), 'iban')
    .default(''),
})

export const RefundPreview = z.object({
  /** What the buyer gets; less than the parts if less is left of the payment. */
  total: z.number(),
  /** What is left of the payment before this refund. */
  left: z.number(),
  lines: z.array(z.object({ lineId: z.number(), name: z.string(), qty: z.number(), amount: z.number() })),
  delivery: z.number(),
  amount: z.number(),
  /** The VAT inside the total. */
  vatByRate: z.array(z.object({ rate: z.number(), base: z.number(), vat: z.number() })),
  /** Who pays: the provider, or a person. */
  by: z.enum(['provider', 'hand']),
  /** Whether a credit note is written. */
  isCredited: z.boolean(),
  /** Whether nothing is left, so that the order becomes `refunded`. */
  isWhole: z.boolean(),
})
export type RefundPreview = z.infer<typeof RefundPreview>

export const officeRefundSchemas = {
  preview: { input: PreviewRefund, data: RefundPreview },
  create: { input: CreateRefund, data: OfficeOrder },
}
