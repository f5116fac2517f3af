import type { Hono } from 'hono'
import { adminApi } from '@/lib/api/v1/admin'
import { adminSchemas } from '@/lib/api/v1/admin.schema'
import { implement } from '@/server/implement'
import { mail } from './mail'
import { outbox } from './outbox'
import { overview } from './overview'

export function adminRoutes(app: Hono) {
  implement(app, adminApi, adminSchemas, { overview, outbox, mail })
}
