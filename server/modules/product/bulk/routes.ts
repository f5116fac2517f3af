import { officeProductBulkApi } from '@/lib/api/v1/product/office/bulk'
import { officeProductBulkSchemas } from '@/lib/api/v1/product/office/bulk.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { create } from './create'
import { preview } from './preview'

export const officeProductBulkHandlers = defineHandlers(officeProductBulkApi, officeProductBulkSchemas, { preview, create })
