import type { Hono } from 'hono'
import { newsletterApi } from '@/lib/api/v1/marketing/newsletter'
import { newsletterSchemas } from '@/lib/api/v1/marketing/newsletter.schema'
import { implement } from '@/server/implement'
import { confirm } from './confirm'
import { oneClick } from './one-click'
import { resubscribe } from './resubscribe'
import { subscribe } from './subscribe'
import { unsubscribe } from './unsubscribe'

export function newsletterRoutes(app: Hono) {
  implement(app, newsletterApi, newsletterSchemas, { subscribe, confirm, unsubscribe, resubscribe, oneClick })
}
