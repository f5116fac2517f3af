import type { ZodArray } from 'zod'
import { defineModule, post, put } from '@/lib/api/endpoint'
import type { Cart } from '@/lib/api/entities/cart.schema'
import type { OrderCreated } from '@/lib/api/entities/order.schema'
import type { PaymentMethod } from '@/lib/api/entities/payment.schema'
import type { GetApplicablePaymentMethods, PayableOrder, RetryPayment, SavePaymentMethod } from './payment.schema'

export const paymentApi = defineModule('/api/v2/ecommerce/payment', {
  getApplicablePaymentMethods: post<typeof GetApplicablePaymentMethods, ZodArray<typeof PaymentMethod>>('getApplicablePaymentMethods', {
    access: 'cart',
  }),
  /** `companyData` is kept with the cart; without it the cart is a person's. */
  savePaymentMethod: put<typeof SavePaymentMethod, typeof Cart>('savePaymentMethod', { access: 'cart' }),
  /** *Ours*: how an order that waits for its money can still be paid at once. 404 for whoever may not see the order. */
  retryMethods: post<typeof PayableOrder, ZodArray<typeof PaymentMethod>>('retryMethods', { access: 'any' }),
  /**
   * *Ours*: pays an order that waits for its money: goes on with the payment that is open, or begins another. `html` is '' when it has been paid
   * meanwhile, or its money is on the way. 503 PAYMENT_UNAVAILABLE changes nothing.
   */
  retry: post<typeof RetryPayment, typeof OrderCreated>('retry', {
    access: 'any',
    limit: 'payment',
    invalidates: ['product', 'catalogue'],
  }),
})
