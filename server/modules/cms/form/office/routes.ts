import { officeFormApi } from '@/lib/api/v1/cms/form/office'
import { officeFormSchemas } from '@/lib/api/v1/cms/form/office.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { filter } from './filter'
import { get } from './get'
import { handle } from './handle'
import { reply } from './reply'

export const officeFormHandlers = defineHandlers(officeFormApi, officeFormSchemas, { filter, get, handle, reply })
