import type { Hono } from 'hono'
import { withdrawalApi } from '@/lib/api/v1/document/withdrawal'
import { withdrawalSchemas } from '@/lib/api/v1/document/withdrawal.schema'
import { implement } from '@/server/implement'
import { create } from './create'
import { options } from './options'

export function withdrawalRoutes(app: Hono) {
  implement(app, withdrawalApi, withdrawalSchemas, { options, create })
}
