import type { ZodArray } from 'zod'
import { defineModule, post, put } from '@/lib/api/endpoint'
import type { Cart } from '@/lib/api/entities/cart.schema'
import type { OrderCreated } from '@/lib/api/entities/order.schema'
import type { PayingMethod, PaymentMethod } from '@/lib/api/entities/payment.schema'
import type { GetApplicablePaymentMethods, PayableOrder, RetryPayment, SavePaymentMethod } from './payment.schema'

export const paymentApi = defineModule('/api/v2/ecommerce/payment', {
  /** The ways to pay this cart. `paymentType` is null where the buyer pays outside the shop, such as by bank transfer. */
  getApplicablePaymentMethods: post<typeof GetApplicablePaymentMethods, ZodArray<typeof PaymentMethod>>('getApplicablePaymentMethods', {
    access: 'cart',
    limit: 'reads',
  }),
  /** `companyData` is stored with the cart; without it the buyer is a private person. */
  savePaymentMethod: put<typeof SavePaymentMethod, typeof Cart>('savePaymentMethod', { access: 'cart', limit: 'cart' }),
  /** *Ours*: the methods that can pay this order now; none while the money of a payment is on the way. 404 without access. */
  retryMethods: post<typeof PayableOrder, ZodArray<typeof PayingMethod>>('retryMethods', { access: 'any', limit: 'payment' }),
  /**
   * *Ours*: continues the open payment, or starts another, by any method that the cart allowed (docs/rules/payments.md#other-payment,
   * docs/rules/payments.md#payment-rate-limit). 409 PAYMENT_CHANGED if the method costs another total than the buyer was shown. `html` is as of order/create, and '' if nothing is to be done: the order is paid, its money on the way, or the method needs no provider.
   * 503 PAYMENT_UNAVAILABLE changes nothing.
   */
  retry: post<typeof RetryPayment, typeof OrderCreated>('retry', {
    access: 'any',
    limit: 'payment',
    invalidates: ['product', 'catalogue'],
  }),
})
