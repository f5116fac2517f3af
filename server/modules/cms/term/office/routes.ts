import { officeTermApi } from '@/lib/api/v1/cms/term/office'
import { officeTermSchemas } from '@/lib/api/v1/cms/term/office.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { create } from './create'
import { deleteTerm } from './delete'
import { update } from './update'

export const officeTermHandlers = defineHandlers(officeTermApi, officeTermSchemas, { create, update, delete: deleteTerm })
