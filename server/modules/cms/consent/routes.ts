import type { Hono } from 'hono'
import { officeConsentApi } from '@/lib/api/v1/cms/consent'
import { officeConsentSchemas } from '@/lib/api/v1/cms/consent.schema'
import { implement } from '@/server/implement'
import { create } from './create'
import { filter } from './filter'
import { wordings } from './wordings'
import { write } from './write'

export function officeConsentRoutes(app: Hono) {
  implement(app, officeConsentApi, officeConsentSchemas, { create, filter, wordings, write })
}
