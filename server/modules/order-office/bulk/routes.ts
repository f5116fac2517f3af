import { officeOrderBulkApi } from '@/lib/api/v2/ecommerce/order/office/bulk'
import { officeOrderBulkSchemas } from '@/lib/api/v2/ecommerce/order/office/bulk.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { create } from './create'
import { preview } from './preview'

export const officeOrderBulkHandlers = defineHandlers(officeOrderBulkApi, officeOrderBulkSchemas, { preview, create })
