import type { Hono } from 'hono'
import { deliveryApi } from '@/lib/api/v2/ecommerce/delivery'
import { deliverySchemas } from '@/lib/api/v2/ecommerce/delivery.schema'
import { implement } from '@/server/implement'
import { getApplicableDeliveryMethods } from './get-applicable-delivery-methods'
import { saveDeliveryMethod } from './save-delivery-method'

export function deliveryRoutes(app: Hono) {
  implement(app, deliveryApi, deliverySchemas, { getApplicableDeliveryMethods, saveDeliveryMethod })
}
