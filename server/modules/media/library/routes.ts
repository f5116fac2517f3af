import { mediaApi } from '@/lib/api/v1/cms/media'
import { mediaSchemas } from '@/lib/api/v1/cms/media.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { create } from './create'
import { trashItem } from './delete'
import { emptyTrash } from './empty-trash'
import { filterStandard } from './filter-standard'
import { get } from './get'
import { move } from './move'
import { restore } from './restore'
import { restoreVersion } from './restore-version'
import { tags } from './tags'
import { update } from './update'
import { versions } from './versions'
import { whereUsed } from './where-used'

export const mediaHandlers = defineHandlers(mediaApi, mediaSchemas, {
  filterStandard,
  get,
  create,
  update,
  move,
  tags,
  whereUsed,
  versions,
  restoreVersion,
  restore,
  emptyTrash,
  delete: trashItem,
})
