import type { ZodObject, ZodString } from 'zod'
import { defineModule, post } from '@/lib/api/endpoint'
import type { OrderCreated, OrderDocument } from '@/lib/api/entities/order.schema'
import type { CreateOrder, GetOrderSummary, OpenAccount, PgSuccess } from './order.schema'

export const orderApi = defineModule('/api/v2/ecommerce/order', {
  /**
   * Places the order of the cart. A repeat with the same Idempotency-Key and body returns the first `orderSlug`, however late; a later call without it is 409
   * SESSION_USED (docs/rules/orders.md#order-replay). 5 calls a minute for a cart, refused ones included, and 200 an hour for an address; more are 429 TOO_MANY
   * (docs/rules/orders.md#order-rate-limit).
   * Refused in the order of the checkout's steps: CART_EMPTY, NO_ACTIVE_USER, ADDRESS_MISSING (`fieldErrors` name the type), CONSENT_REQUIRED (`data.consents`:
   * the missing ids, which `gdpr/web/consent/log/create` takes with the buyer's e-mail address), DELIVERY_MISSING, DELIVERY_NOT_FOUND, BRANCH_MISSING,
   * PAYMENT_MISSING, PAYMENT_NOT_FOUND. 409 CART_CHANGED and OUT_OF_STOCK carry the current cart in `data.cart`, which counts as acknowledged once getCart or
   * validateCart returned it. The holder of the cart reads the order with order/summary.
   */
  create: post<typeof CreateOrder, typeof OrderCreated>('create', {
    access: 'cart',
    limit: 'order',
    idempotencyKey: true,
    invalidates: ['product', 'catalogue'],
  }),
  /** Reports the shopper's approval. `url`: where to go next, a path with `internalRedirect`. 409 PAYMENT_OPEN if the provider knows of no approval. */
  pgSuccess: post<typeof PgSuccess, ZodObject<{ url: ZodString }>>('pgSuccess/{id}', {
    access: 'cart',
    limit: 'payment',
    invalidates: ['product', 'catalogue'],
  }),
  /**
   * *Ours*: the order for the holder of its cart's id and protect code, e.g. the success page. 404 for everybody else. The answer sets the cookie `orders`, with
   * which document/order and document/withdrawal open the order for 12 hours.
   */
  summary: post<typeof GetOrderSummary, typeof OrderDocument>('summary', { access: 'cart', limit: 'reads' }),
  /** *Ours*: an account with the address of a guest's order; it takes a password and the consents of an account (docs/rules/accounts.md#account-after-order). */
  openAccount: post<typeof OpenAccount, ZodObject<{ email: ZodString }>>('openAccount', { access: 'cart', limit: 'register' }),
})
