import { z } from 'zod'
import { requiredLine } from '@/lib/api/entities/address.schema'
import { Id, text } from '@/lib/api/entities/common.schema'
import { GetOrder } from './order.schema'

const WithdrawalLine = z.object({
  lineId: z.number(),
  name: z.string(),
  optionLabels: z.array(z.object({ label: z.string(), value: z.string() })),
  /** How many were ordered, and how many of them may still be withdrawn from. */
  qty: z.number(),
  pieces: z.number(),
  reason: z.enum(['downloaded', 'personalised', 'withdrawn']).nullable(),
})
export type WithdrawalLine = z.infer<typeof WithdrawalLine>

export const WithdrawalOptions = z.object({
  number: z.string(),
  orderSlug: z.string(),
  /** A company has no right of withdrawal, so `isOpen` is false. */
  isCompany: z.boolean(),
  /** The order is cancelled, withdrawn from or refunded as a whole, so `isOpen` is false. */
  isEnded: z.boolean(),
  isOpen: z.boolean(),
  /** The last day, '2026-12-04'; null while the time has not begun to run, and of a company. */
  until: z.string().nullable(),
  name: z.string(),
  /** Where the receipt goes. */
  email: z.string(),
  /** When the newest declaration arrived that was not refused; null without one. */
  declaredAt: z.string().nullable(),
  lines: z.array(WithdrawalLine),
})
export type WithdrawalOptions = z.infer<typeof WithdrawalOptions>

export const CreateWithdrawal = z.strictObject({
  orderSlug: text(64),
  name: requiredLine(150),
  lines: z
    .array(z.strictObject({ lineId: Id, quantity: z.number().int().min(1).max(9999) }))
    .min(1, 'required')
    .max(100)
    .refine((lines) => new Set(lines.map(({ lineId }) => lineId)).size === lines.length, 'repeated'),
  words: text(1000).trim().default(''),
})

export const WithdrawalReceipt = z.object({ number: z.string(), at: z.string(), email: z.string() })
export type WithdrawalReceipt = z.infer<typeof WithdrawalReceipt>

export const withdrawalSchemas = {
  options: { input: GetOrder, data: WithdrawalOptions },
  create: { input: CreateWithdrawal, data: WithdrawalReceipt },
}
