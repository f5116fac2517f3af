import { z } from 'zod'
import type { SchemasOf } from '@/lib/api/endpoint'
import { Id, text } from '@/lib/api/entities/common.schema'
import { MediaItem } from '@/lib/api/entities/media-item.schema'
import { maxItems } from '@/lib/api/v1/cms/media.schema'
import type { mediaFileApi } from './file'

/** `size` in bytes and `mime` of the file that will be put; another one is refused. */
export const GetUploadUrl = z.strictObject({
  originalName: text(255).min(1),
  mime: text(100).regex(/^[\w.+-]+\/[\w.+-]+$/),
  size: z.number().int().positive(),
})
export const UploadUrl = z.object({
  driveId: z.string(),
  method: z.literal('PUT'),
  url: z.string(),
  /** To be sent with the file. */
  headers: z.record(z.string(), z.string()),
  expiresAt: z.string(),
})

const DriveId = z.string().regex(/^[\w-]{1,64}$/)
export const AddFromBucket = z.strictObject({ driveIds: z.array(DriveId).min(1).max(maxItems), folderId: Id.nullable().optional() })
export const AddFromBucketPublic = AddFromBucket.extend({ driveIds: z.array(DriveId).min(1).max(10) })
/** `refused`: files that were not accepted, each with its error as the API words it. The others are in the library. */
export const AddedFromBucket = z.object({
  items: z.array(MediaItem),
  refused: z.array(z.object({ driveId: z.string(), code: z.string(), message: z.string() })),
})

/** SHA-256 of files in hex. */
export const FindByHash = z.strictObject({
  hashes: z
    .array(z.string().regex(/^[0-9a-f]{64}$/))
    .min(1)
    .max(maxItems),
})
export const FoundByHash = z.object({ items: z.array(MediaItem) })

export const mediaFileSchemas = {
  getUploadUrl: { input: GetUploadUrl, data: UploadUrl },
  addFromBucket: { input: AddFromBucket, data: AddedFromBucket },
  addFromBucketPublic: { input: AddFromBucketPublic, data: AddedFromBucket },
  findByHash: { input: FindByHash, data: FoundByHash },
} satisfies SchemasOf<typeof mediaFileApi>
