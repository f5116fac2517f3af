import { adminViewApi } from '@/lib/api/v1/admin/view'
import { adminViewSchemas } from '@/lib/api/v1/admin/view.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { create } from './create'
import { filter } from './filter'
import { remove } from './remove'
import { update } from './update'

export const adminViewHandlers = defineHandlers(adminViewApi, adminViewSchemas, { filter, create, update, remove })
