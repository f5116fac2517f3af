import { uploadApi } from '@/lib/api/v2/media'
import { uploadSchemas } from '@/lib/api/v2/media.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { replace } from './replace'
import { upload } from './upload'

export const uploadHandlers = defineHandlers(uploadApi, uploadSchemas, { upload, replace })
