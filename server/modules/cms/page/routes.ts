import { pageApi } from '@/lib/api/v1/cms/page'
import { pageSchemas } from '@/lib/api/v1/cms/page.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { filterStandard } from './filter-standard'
import { get } from './get'

export const pageHandlers = defineHandlers(pageApi, pageSchemas, { get, filterStandard })
