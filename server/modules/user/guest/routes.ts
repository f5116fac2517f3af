import type { Hono } from 'hono'
import { guestApi } from '@/lib/api/v1/user/guest'
import { guestSchemas } from '@/lib/api/v1/user/guest.schema'
import { implement } from '@/server/implement'
import { get } from './get'
import { update } from './update'

export function guestRoutes(app: Hono) {
  implement(app, guestApi, guestSchemas, { get, update })
}
