import type { Hono } from 'hono'
import { ownNewsletterApi } from '@/lib/api/v1/marketing/newsletter/own'
import { ownNewsletterSchemas } from '@/lib/api/v1/marketing/newsletter/own.schema'
import { implement } from '@/server/implement'
import { choose } from './choose'
import { get } from './get'

export function ownNewsletterRoutes(app: Hono) {
  implement(app, ownNewsletterApi, ownNewsletterSchemas, { get, choose })
}
