import { officeStockBulkApi } from '@/lib/api/v1/stock/office/bulk'
import { officeStockBulkSchemas } from '@/lib/api/v1/stock/office/bulk.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { create } from './create'
import { preview } from './preview'

export const officeStockBulkHandlers = defineHandlers(officeStockBulkApi, officeStockBulkSchemas, { preview, create })
