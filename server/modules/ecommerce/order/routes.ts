import type { Hono } from 'hono'
import { orderApi } from '@/lib/api/v2/ecommerce/order'
import { orderSchemas } from '@/lib/api/v2/ecommerce/order.schema'
import { implement } from '@/server/implement'
import { create } from './create'
import { pgSuccess } from './pg-success'
import { summary } from './summary'

export function orderRoutes(app: Hono) {
  implement(app, orderApi, orderSchemas, { create, pgSuccess, summary })
}
