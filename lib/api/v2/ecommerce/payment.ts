import type { ZodArray } from 'zod'
import { defineModule, post, put } from '@/lib/api/endpoint'
import type { Cart } from '@/lib/api/entities/cart.schema'
import type { PaymentMethod } from '@/lib/api/entities/payment.schema'
import type { GetApplicablePaymentMethods, SavePaymentMethod } from './payment.schema'

export const paymentApi = defineModule('/api/v2/ecommerce/payment', {
  getApplicablePaymentMethods: post<typeof GetApplicablePaymentMethods, ZodArray<typeof PaymentMethod>>('getApplicablePaymentMethods', {
    access: 'cart',
  }),
  /** `companyData` is kept with the cart; without it the cart is a person's. */
  savePaymentMethod: put<typeof SavePaymentMethod, typeof Cart>('savePaymentMethod', { access: 'cart' }),
})
