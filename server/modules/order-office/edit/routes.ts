import { officeEditApi } from '@/lib/api/v2/ecommerce/order/office/edit'
import { officeEditSchemas } from '@/lib/api/v2/ecommerce/order/office/edit.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { cancel } from './cancel'
import { confirm } from './confirm'
import { preview } from './preview'
import { settle } from './settle'

export const officeEditHandlers = defineHandlers(officeEditApi, officeEditSchemas, { preview, confirm, settle, cancel })
