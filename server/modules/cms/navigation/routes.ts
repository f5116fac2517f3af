import type { Hono } from 'hono'
import { navigationApi } from '@/lib/api/v1/cms/navigation'
import { navigationSchemas } from '@/lib/api/v1/cms/navigation.schema'
import { implement } from '@/server/implement'
import { tree } from './tree'

export function navigationRoutes(app: Hono) {
  implement(app, navigationApi, navigationSchemas, { tree })
}
