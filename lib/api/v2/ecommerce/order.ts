import type { ZodObject, ZodString } from 'zod'
import { defineModule, post } from '@/lib/api/endpoint'
import type { OrderCreated, OrderDocument } from '@/lib/api/entities/order.schema'
import type { CreateOrder, GetOrderSummary, PgSuccess } from './order.schema'

export const orderApi = defineModule('/api/v2/ecommerce/order', {
  /**
   * The same Idempotency-Key, or a click at the same moment, gets the same `orderSlug`. 409 CART_CHANGED and OUT_OF_STOCK carry the cart as
   * it is now in `data.cart`; nothing was written, and it counts as seen when getCart or validateCart has told it.
   */
  create: post<typeof CreateOrder, typeof OrderCreated>('create', {
    access: 'cart',
    limit: 'order',
    invalidates: ['product', 'catalogue'],
  }),
  /**
   * The browser says that the shopper approved. `url` is where to go now: a path with `internalRedirect`, else an address. 409 PAYMENT_OPEN
   * while the provider knows of no approval.
   */
  pgSuccess: post<typeof PgSuccess, ZodObject<{ url: ZodString }>>('pgSuccess/{id}', {
    access: 'cart',
    limit: 'payment',
    invalidates: ['product', 'catalogue'],
  }),
  /** *Ours*: the whole order for whoever still holds the pair of the cart it came from, e.g. the success page. 404 for everybody else. */
  summary: post<typeof GetOrderSummary, typeof OrderDocument>('summary', { access: 'cart' }),
})
