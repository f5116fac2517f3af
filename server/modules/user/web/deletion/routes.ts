import type { Hono } from 'hono'
import { deletionApi } from '@/lib/api/v1/user/web/deletion'
import { deletionSchemas } from '@/lib/api/v1/user/web/deletion.schema'
import { implement } from '@/server/implement'
import { confirm } from './confirm'
import { request } from './request'

export function deletionRoutes(app: Hono) {
  implement(app, deletionApi, deletionSchemas, { request, confirm })
}
