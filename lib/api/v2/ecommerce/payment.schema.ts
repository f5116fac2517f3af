import { z } from 'zod'
import type { SchemasOf } from '@/lib/api/endpoint'
import { Cart } from '@/lib/api/entities/cart.schema'
import { CartRef, Id, text } from '@/lib/api/entities/common.schema'
import { PaymentMethod } from '@/lib/api/entities/payment.schema'
import type { paymentApi } from './payment'

export const GetApplicablePaymentMethods = CartRef.extend({ userId: Id.nullish(), userBillingAddressId: Id.nullish() })

export const SavePaymentMethod = CartRef.extend({
  userId: Id.nullish(),
  paymentMethodId: Id,
  companyData: z.strictObject({ companyName: text(150).trim().min(1, 'required'), oib: text(20).trim().min(1, 'required') }).nullish(),
})

export const paymentSchemas = {
  getApplicablePaymentMethods: { input: GetApplicablePaymentMethods, data: z.array(PaymentMethod) },
  savePaymentMethod: { input: SavePaymentMethod, data: Cart },
} satisfies SchemasOf<typeof paymentApi>
