import type { SchemasOf } from '@/lib/api/endpoint'
import { CartRef, Id, text } from '@/lib/api/entities/common.schema'
import { Order, OrderCreated } from '@/lib/api/entities/order.schema'
import type { orderApi } from './order'

const note = (max: number) =>
  text(max)
    .trim()
    .nullish()
    .transform((value) => value ?? '')

/** `successURL` and `failureURL` are paths of this site, or its own addresses; anything else is refused (faults 24). */
export const CreateOrder = CartRef.extend({
  userId: Id.nullish(),
  orderMessage: note(2000),
  giftMessage: note(1000),
  to: note(150),
  from: note(150),
  successURL: text(500).nullish(),
  failureURL: text(500).nullish(),
})

export const GetOrderSummary = CartRef.extend({ orderSlug: text(64) })

export const orderSchemas = {
  create: { input: CreateOrder, data: OrderCreated },
  summary: { input: GetOrderSummary, data: Order },
} satisfies SchemasOf<typeof orderApi>
