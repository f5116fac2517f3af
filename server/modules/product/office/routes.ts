import { officeProductApi } from '@/lib/api/v1/product/office'
import { officeProductSchemas } from '@/lib/api/v1/product/office.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { getVersion } from './get-version'
import { update } from './update'

export const officeProductHandlers = defineHandlers(officeProductApi, officeProductSchemas, { getVersion, update })
