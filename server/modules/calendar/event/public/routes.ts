import type { Hono } from 'hono'
import { eventApi } from '@/lib/api/v1/calendar/event/public'
import { eventSchemas } from '@/lib/api/v1/calendar/event/public.schema'
import { implement } from '@/server/implement'
import { filter } from './filter'
import { get } from './get'

export function eventRoutes(app: Hono) {
  implement(app, eventApi, eventSchemas, { filter, get })
}
