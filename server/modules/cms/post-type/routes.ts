import { postTypeApi } from '@/lib/api/v1/cms/post-type'
import { postTypeSchemas } from '@/lib/api/v1/cms/post-type.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { create } from './create'
import { deletePostType } from './delete'
import { filterStandard } from './filter-standard'
import { update } from './update'

export const postTypeHandlers = defineHandlers(postTypeApi, postTypeSchemas, { create, filterStandard, update, delete: deletePostType })
