import { officePrintApi } from '@/lib/api/v2/ecommerce/order/office/print'
import { officePrintSchemas } from '@/lib/api/v2/ecommerce/order/office/print.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { create } from './create'
import { get } from './get'
import { open } from './open'

export const officePrintHandlers = defineHandlers(officePrintApi, officePrintSchemas, { create, get, open })
