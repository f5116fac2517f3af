import { z } from 'zod'
import { Cart } from '@/lib/api/entities/cart.schema'
import { CartRef, Id, oneLine, text } from '@/lib/api/entities/common.schema'
import { OrderCreated } from '@/lib/api/entities/order.schema'
import { PayingMethod, PaymentMethod } from '@/lib/api/entities/payment.schema'
import { withoutSpaces } from '@/lib/croatia/oib'

export const GetApplicablePaymentMethods = CartRef.extend({ userId: Id.nullish(), userBillingAddressId: Id.nullish() })

export const SavePaymentMethod = CartRef.extend({
  userId: Id.nullish(),
  paymentMethodId: Id,
  companyData: z
    .strictObject({
      companyName: oneLine(150).min(1, 'required'),
      oib: text(20).trim().min(1, 'required').transform(withoutSpaces),
    })
    .nullish(),
})

/** The order with its cart's id and protect code; its signed-in owner needs only the slug. */
export const PayableOrder = z.strictObject({ orderSlug: text(64), cartId: text(64).nullish(), protectCode: text(64).nullish() })

/** `total`: of the method as retryMethods gave it, EUR; another one is 409 PAYMENT_CHANGED. */
export const RetryPayment = PayableOrder.extend({ paymentMethodId: Id.nullish(), total: z.number().min(0).max(1_000_000).nullish() })

export const paymentSchemas = {
  getApplicablePaymentMethods: { input: GetApplicablePaymentMethods, data: z.array(PaymentMethod) },
  savePaymentMethod: { input: SavePaymentMethod, data: Cart },
  retryMethods: { input: PayableOrder, data: z.array(PayingMethod) },
  retry: { input: RetryPayment, data: OrderCreated },
}
