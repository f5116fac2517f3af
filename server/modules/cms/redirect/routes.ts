import type { Hono } from 'hono'
import { redirectApi } from '@/lib/api/v1/cms/redirect'
import { redirectSchemas } from '@/lib/api/v1/cms/redirect.schema'
import { implement } from '@/server/implement'
import { addFailedRequest } from './add-failed-request'

export function redirectRoutes(app: Hono) {
  implement(app, redirectApi, redirectSchemas, { addFailedRequest })
}
