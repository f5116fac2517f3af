import type { Hono } from 'hono'
import { officeProductApi } from '@/lib/api/v1/product/office'
import { officeProductSchemas } from '@/lib/api/v1/product/office.schema'
import { implement } from '@/server/implement'
import { getVersion } from './get-version'
import { update } from './update'

export function officeProductRoutes(app: Hono) {
  implement(app, officeProductApi, officeProductSchemas, { getVersion, update })
}
