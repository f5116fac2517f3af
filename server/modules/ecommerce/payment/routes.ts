import type { Hono } from 'hono'
import { paymentApi } from '@/lib/api/v2/ecommerce/payment'
import { paymentSchemas } from '@/lib/api/v2/ecommerce/payment.schema'
import { implement } from '@/server/implement'
import { getApplicablePaymentMethods } from './get-applicable-payment-methods'
import { providerRoutes } from './provider-routes'
import { retry } from './retry'
import { retryMethods } from './retry-methods'
import { savePaymentMethod } from './save-payment-method'

export function paymentRoutes(app: Hono) {
  implement(app, paymentApi, paymentSchemas, { getApplicablePaymentMethods, savePaymentMethod, retryMethods, retry })
  providerRoutes(app)
}
