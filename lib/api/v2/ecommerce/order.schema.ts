import { z } from 'zod'
import { CartRef, Id, text } from '@/lib/api/entities/common.schema'
import { OrderCreated, OrderDocument } from '@/lib/api/entities/order.schema'

const note = (max: number) =>
  text(max)
    .trim()
    .nullish()
    .transform((value) => value ?? '')

/**
 * `version` is that of the cart whose order this is: another one is refused (docs/decisions/005-what-the-shopper-saw.md). `successURL` and `failureURL` are
 * paths of this site, or its own addresses; anything else is refused (faults 24).
 */
export const CreateOrder = CartRef.extend({
  userId: Id.nullish(),
  version: z.int().nullish(),
  orderMessage: note(2000),
  giftMessage: note(1000),
  to: note(150),
  from: note(150),
  successURL: text(500).nullish(),
  failureURL: text(500).nullish(),
})

export const GetOrderSummary = CartRef.extend({ orderSlug: text(64) })

/** `id` is the order's slug. Nothing of `details` is read: what was approved the provider is asked (faults 18). */
export const PgSuccess = CartRef.extend({ id: text(64), details: z.unknown().optional(), internalRedirect: z.boolean().default(false) })

export const orderSchemas = {
  create: { input: CreateOrder, data: OrderCreated },
  pgSuccess: { input: PgSuccess, data: z.object({ url: z.string() }) },
  summary: { input: GetOrderSummary, data: OrderDocument },
}
