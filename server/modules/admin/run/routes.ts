import { adminRunApi } from '@/lib/api/v1/admin/run'
import { adminRunSchemas } from '@/lib/api/v1/admin/run.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { cancel } from './cancel'
import { filter } from './filter'
import { get } from './get'
import { items } from './items'
import { resume } from './resume'
import { undo } from './undo'

export const adminRunHandlers = defineHandlers(adminRunApi, adminRunSchemas, { filter, get, items, cancel, resume, undo })
