import type { Hono } from 'hono'
import { bundleApi } from '@/lib/api/v1/product/check-bundles'
import { bundleSchemas } from '@/lib/api/v1/product/check-bundles.schema'
import { implement } from '@/server/implement'
import { checkBundles } from './check-bundles'

export function bundleRoutes(app: Hono) {
  implement(app, bundleApi, bundleSchemas, { checkBundles })
}
