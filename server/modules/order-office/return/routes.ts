import { officeReturnApi } from '@/lib/api/v2/ecommerce/order/office/return'
import { officeReturnSchemas } from '@/lib/api/v2/ecommerce/order/office/return.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { cancel } from './cancel'
import { close } from './close'
import { create } from './create'
import { filter } from './filter'
import { get } from './get'
import { receive } from './receive'

export const officeReturnHandlers = defineHandlers(officeReturnApi, officeReturnSchemas, { filter, get, create, receive, close, cancel })
