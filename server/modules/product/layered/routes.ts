import type { Hono } from 'hono'
import { layeredApi } from '@/lib/api/v1/product/layered'
import { layeredSchemas } from '@/lib/api/v1/product/layered.schema'
import { implement } from '@/server/implement'
import { navigation } from './navigation'

export function layeredRoutes(app: Hono) {
  implement(app, layeredApi, layeredSchemas, { navigation })
}
