import { defineModule, post } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import type { MediaItem } from '@/lib/api/entities/media-item.schema'
import type { ReplaceMedia } from './media.schema'

/**
 * Files for the media library as `multipart/form-data`: one `file` and, before it, `customData` (JSON of UploadData). An `Idempotency-Key` per file makes a
 * repeated request harmless (docs/rules/media.md#upload-once).
 */
export const uploadApi = defineModule('/api/v2/media', {
  /** A file that the library has already is answered with its item, and taken out of the trash. */
  upload: post<typeof Empty, typeof MediaItem>('upload', {
    access: 'office:content',
    upload: true,
    limit: 'upload',
    idempotencyKey: true,
    invalidates: ['media'],
  }),
  /** *Ours*: another file for the same item, as its next version; 409 STALE_VERSION. */
  replace: post<typeof ReplaceMedia, typeof MediaItem>('replace/{id}', {
    access: 'office:content',
    upload: true,
    query: ['revision'],
    limit: 'upload',
    idempotencyKey: true,
    invalidates: ['media', 'product', 'catalogue'],
  }),
})
