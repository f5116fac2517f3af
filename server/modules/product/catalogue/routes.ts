import { bundleApi } from '@/lib/api/v1/product/check-bundles'
import { bundleSchemas } from '@/lib/api/v1/product/check-bundles.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { checkBundles } from './check-bundles'

export const bundleHandlers = defineHandlers(bundleApi, bundleSchemas, { checkBundles })
