import type { Hono } from 'hono'
import { officeFormApi } from '@/lib/api/v1/cms/form/office'
import { officeFormSchemas } from '@/lib/api/v1/cms/form/office.schema'
import { implement } from '@/server/implement'
import { filter } from './filter'
import { get } from './get'
import { handle } from './handle'

export function officeFormRoutes(app: Hono) {
  implement(app, officeFormApi, officeFormSchemas, { filter, get, handle })
}
