import { officeRefundApi } from '@/lib/api/v2/ecommerce/order/office/refund'
import { officeRefundSchemas } from '@/lib/api/v2/ecommerce/order/office/refund.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { create } from './create'
import { preview } from './preview'

export const officeRefundHandlers = defineHandlers(officeRefundApi, officeRefundSchemas, { preview, create })
