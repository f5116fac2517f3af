import { commentApi } from '@/lib/api/v1/cms/comment'
import { commentSchemas } from '@/lib/api/v1/cms/comment.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { create } from './create'
import { filterStandard } from './filter-standard'
import { getOptions } from './get-options'
import { update } from './update'

export const commentHandlers = defineHandlers(commentApi, commentSchemas, { filterStandard, create, getOptions, update })
