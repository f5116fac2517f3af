import { settingsDomainApi } from '@/lib/api/v1/settings/domain'
import { settingsDomainSchemas } from '@/lib/api/v1/settings/domain.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { filter } from './filter'

export const settingsDomainHandlers = defineHandlers(settingsDomainApi, settingsDomainSchemas, { filter })
