import type { Hono } from 'hono'
import { ownConsentApi } from '@/lib/api/v1/gdpr/web/consent/own'
import { ownConsentSchemas } from '@/lib/api/v1/gdpr/web/consent/own.schema'
import { implement } from '@/server/implement'
import { change } from './change'
import { filter } from './filter'

export function ownConsentRoutes(app: Hono) {
  implement(app, ownConsentApi, ownConsentSchemas, { filter, change })
}
