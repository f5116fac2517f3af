import { deliveryApi } from '@/lib/api/v2/ecommerce/delivery'
import { deliverySchemas } from '@/lib/api/v2/ecommerce/delivery.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { getApplicableDeliveryMethods } from './get-applicable-delivery-methods'
import { saveDeliveryMethod } from './save-delivery-method'

export const deliveryHandlers = defineHandlers(deliveryApi, deliverySchemas, { getApplicableDeliveryMethods, saveDeliveryMethod })
