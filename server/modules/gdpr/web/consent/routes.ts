import type { Hono } from 'hono'
import { consentApi } from '@/lib/api/v1/gdpr/web/consent'
import { consentSchemas } from '@/lib/api/v1/gdpr/web/consent.schema'
import { implement } from '@/server/implement'
import { chooseCookies } from './choose-cookies'
import { createLog } from './create-log'
import { filter } from './filter'

export function consentRoutes(app: Hono) {
  implement(app, consentApi, consentSchemas, { filter, createLog, chooseCookies })
}
