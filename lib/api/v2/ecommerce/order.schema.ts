import { z } from 'zod'
import { CartRef, Id, oneLine, text } from '@/lib/api/entities/common.schema'
import { NewPassword } from '@/lib/api/entities/user.schema'
import { OrderCreated, OrderDocument } from '@/lib/api/entities/order.schema'

const note = (max: number) =>
  text(max)
    .trim()
    .nullish()
    .transform((value) => value ?? '')

const giftName = oneLine(150)
  .nullish()
  .transform((value) => value ?? '')

/** `version`: of the cart on the screen; another one is refused. `successURL`, `failureURL`: pages of this site (docs/rules/orders.md#return-urls). */
export const CreateOrder = CartRef.extend({
  userId: Id.nullish(),
  version: z.int().nullish(),
  orderMessage: note(2000),
  giftMessage: note(1000),
  to: giftName,
  from: giftName,
  successURL: text(500).nullish(),
  failureURL: text(500).nullish(),
})

export const GetOrderSummary = CartRef.extend({ orderSlug: text(64) })

/** `consents`: ids of given wordings; those of the order count too. */
export const OpenAccount = CartRef.extend({ orderSlug: text(64), password: NewPassword, consents: z.array(Id).max(20).default([]) })

/** `id`: the order's slug. `details` is not read (docs/rules/payments.md#provider-is-the-truth). */
export const PgSuccess = CartRef.extend({ id: text(64), details: z.unknown().optional(), internalRedirect: z.boolean().default(false) })

export const orderSchemas = {
  create: { input: CreateOrder, data: OrderCreated },
  pgSuccess: { input: PgSuccess, data: z.object({ url: z.string() }) },
  summary: { input: GetOrderSummary, data: OrderDocument },
  openAccount: { input: OpenAccount, data: z.object({ email: z.string() }) },
}
