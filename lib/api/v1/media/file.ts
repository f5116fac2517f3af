import { defineModule, post } from '@/lib/api/endpoint'
import type { AddedFromBucket, AddFromBucket, AddFromBucketPublic, FindByHash, FoundByHash, GetUploadUrl, UploadUrl } from './file.schema'

/** Files that a browser puts into the store itself (docs/rules/media.md#upload-address). */
export const mediaFileApi = defineModule('/api/v1/media/file', {
  /** An address for one PUT of one file, valid for 15 minutes. */
  getUploadUrl: post<typeof GetUploadUrl, typeof UploadUrl>('getUploadUrl', { access: 'office:content', limit: 'upload' }),
  /** Files that were put become items of the library. */
  addFromBucket: post<typeof AddFromBucket, typeof AddedFromBucket>('addFromBucket', { access: 'office:content', invalidates: ['media'] }),
  /** The same for pictures only, which the shop shows. */
  addFromBucketPublic: post<typeof AddFromBucketPublic, typeof AddedFromBucket>('addFromBucketPublic', {
    access: 'office:content',
    invalidates: ['media'],
  }),
  /** *Ours*: which of these files the library has, so that an interrupted upload sends the others only. */
  findByHash: post<typeof FindByHash, typeof FoundByHash>('findByHash', { access: 'office:content' }),
})
