import { termApi } from '@/lib/api/v1/cms/term'
import { termSchemas } from '@/lib/api/v1/cms/term.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { filter } from './filter'
import { filterStandard } from './filter-standard'
import { get } from './get'

export const termHandlers = defineHandlers(termApi, termSchemas, { filter, filterStandard, get })
