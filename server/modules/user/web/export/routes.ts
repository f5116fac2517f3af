import type { Hono } from 'hono'
import { exportApi } from '@/lib/api/v1/user/web/export'
import { exportSchemas } from '@/lib/api/v1/user/web/export.schema'
import { implement } from '@/server/implement'
import { open } from './open'
import { request } from './request'

export function exportRoutes(app: Hono) {
  implement(app, exportApi, exportSchemas, { request, open })
}
