import { mediaFileApi } from '@/lib/api/v1/media/file'
import { mediaFileSchemas } from '@/lib/api/v1/media/file.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { addFromBucket } from './add-from-bucket'
import { addFromBucketPublic } from './add-from-bucket-public'
import { findByHash } from './find-by-hash'
import { getUploadUrl } from './get-upload-url'

export const mediaFileHandlers = defineHandlers(mediaFileApi, mediaFileSchemas, {
  getUploadUrl,
  addFromBucket,
  addFromBucketPublic,
  findByHash,
})
