import { orderApi } from '@/lib/api/v2/ecommerce/order'
import { orderSchemas } from '@/lib/api/v2/ecommerce/order.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { create } from './create'
import { openAccount } from './open-account'
import { pgSuccess } from './pg-success'
import { summary } from './summary'

export const orderHandlers = defineHandlers(orderApi, orderSchemas, { create, pgSuccess, summary, openAccount })
