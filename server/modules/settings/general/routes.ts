import { settingsGeneralApi } from '@/lib/api/v1/settings/general'
import { settingsGeneralSchemas } from '@/lib/api/v1/settings/general.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { user } from './user'

export const settingsGeneralHandlers = defineHandlers(settingsGeneralApi, settingsGeneralSchemas, { user })
