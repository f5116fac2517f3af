import { postApi } from '@/lib/api/v1/cms/post'
import { postSchemas } from '@/lib/api/v1/cms/post.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { filterStandard } from './filter-standard'

export const postHandlers = defineHandlers(postApi, postSchemas, { filterStandard })
