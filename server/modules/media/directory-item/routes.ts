import { directoryItemApi } from '@/lib/api/v1/media/directory-item'
import { directoryItemSchemas } from '@/lib/api/v1/media/directory-item.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { deleteItems } from './delete'

export const directoryItemHandlers = defineHandlers(directoryItemApi, directoryItemSchemas, { delete: deleteItems })
