import { sharedSectionApi } from '@/lib/api/v1/cms/master'
import { sharedSectionSchemas } from '@/lib/api/v1/cms/master.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { create } from './create'
import { deleteMaster } from './delete'
import { detach } from './detach'
import { filter } from './filter'
import { usage } from './usage'

export const sharedSectionHandlers = defineHandlers(sharedSectionApi, sharedSectionSchemas, {
  filter,
  create,
  usage,
  delete: deleteMaster,
  detach,
})
