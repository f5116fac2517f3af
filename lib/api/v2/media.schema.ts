import { z } from 'zod'
import type { SchemasOf } from '@/lib/api/endpoint'
import { Empty, Id, integer } from '@/lib/api/entities/common.schema'
import { MediaItem } from '@/lib/api/entities/media-item.schema'
import { MediaTexts } from '@/lib/api/v1/cms/media.schema'
import type { uploadApi } from './media'

/** The multipart field `customData` as JSON. `sourceHash`: SHA-256 of the file in hex, to notice a file that was damaged on its way. */
export const UploadData = MediaTexts.extend({
  sourceHash: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
})
export type UploadData = z.infer<typeof UploadData>

/** `revision` in the query: the one that the editor has seen. */
export const ReplaceMedia = z.strictObject({ id: Id, revision: integer({ min: 1 }) })

export const uploadSchemas = {
  upload: { input: Empty, data: MediaItem },
  replace: { input: ReplaceMedia, data: MediaItem },
} satisfies SchemasOf<typeof uploadApi>
