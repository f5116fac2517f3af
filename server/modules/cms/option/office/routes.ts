import { officeOptionApi } from '@/lib/api/v1/cms/option/office'
import { officeOptionSchemas } from '@/lib/api/v1/cms/option/office.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { switches } from './switches'
import { update } from './update'

export const officeOptionHandlers = defineHandlers(officeOptionApi, officeOptionSchemas, { switches, update })
