import { paymentApi } from '@/lib/api/v2/ecommerce/payment'
import { paymentSchemas } from '@/lib/api/v2/ecommerce/payment.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { getApplicablePaymentMethods } from '@/server/modules/checkout/payment/get-applicable-payment-methods'
import { retry } from './retry'
import { retryMethods } from './retry-methods'
import { savePaymentMethod } from '@/server/modules/checkout/payment/save-payment-method'

export const paymentHandlers = defineHandlers(paymentApi, paymentSchemas, {
  getApplicablePaymentMethods,
  savePaymentMethod,
  retryMethods,
  retry,
})
