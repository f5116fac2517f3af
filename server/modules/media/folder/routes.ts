import { mediaFolderApi } from '@/lib/api/v1/media/folder'
import { mediaFolderSchemas } from '@/lib/api/v1/media/folder.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { create } from './create'
import { deleteFolder } from './delete'
import { filter } from './filter'
import { update } from './update'

export const mediaFolderHandlers = defineHandlers(mediaFolderApi, mediaFolderSchemas, { filter, create, update, delete: deleteFolder })
