import { sectionStatsApi } from '@/lib/api/v1/cms/section-stats'
import { sectionStatsSchemas } from '@/lib/api/v1/cms/section-stats.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { count } from './count'
import { filter } from './filter'

export const sectionStatsHandlers = defineHandlers(sectionStatsApi, sectionStatsSchemas, { count, filter })
