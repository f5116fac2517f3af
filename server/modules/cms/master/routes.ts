import { masterApi } from '@/lib/api/v1/cms/master'
import { masterSchemas } from '@/lib/api/v1/cms/master.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { create } from './create'
import { deleteMaster } from './delete'
import { detach } from './detach'
import { filter } from './filter'
import { usage } from './usage'

export const sharedSectionHandlers = defineHandlers(masterApi, masterSchemas, { filter, create, usage, delete: deleteMaster, detach })
