import type { Hono } from 'hono'
import { officeRedirectApi } from '@/lib/api/v1/cms/redirect/office'
import { officeRedirectSchemas } from '@/lib/api/v1/cms/redirect/office.schema'
import { implement } from '@/server/implement'
import { create } from './create'
import { deleteRedirect } from './delete'
import { filter } from './filter'
import { filterMissing } from './filter-missing'
import { ignore } from './ignore'

export function officeRedirectRoutes(app: Hono) {
  implement(app, officeRedirectApi, officeRedirectSchemas, { create, delete: deleteRedirect, filter, filterMissing, ignore })
}
