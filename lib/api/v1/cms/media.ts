import { defineModule, del, get, patch, post } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import type { MediaItem } from '@/lib/api/entities/media-item.schema'
import type {
  CreateMedia,
  Deleted,
  EmptyTrash,
  FilterMedia,
  MediaId,
  MediaPage,
  MediaTags,
  MediaUses,
  MediaVersions,
  MoveMedia,
  RestoreVersion,
  UpdateMedia,
} from './media.schema'

/** What shows a picture: pages, lists and products. */
const invalidates = ['media', 'product', 'catalogue']

/** The media library. Files come by lib/api/v2/media.ts and lib/api/v1/media/file.ts. */
export const mediaApi = defineModule('/api/v1/cms/media', {
  /** The media library, newest first. */
  filterStandard: post<typeof FilterMedia, typeof MediaPage>('filterStandard', { access: 'office:content', reads: true }),
  /** *Ours*, also of an item in the trash. */
  get: get<typeof MediaId, typeof MediaItem>('get/{id}', { access: 'office:content' }),
  /** The item of a driveId; a file that was put at the address of `getUploadUrl` becomes one. */
  create: post<typeof CreateMedia, typeof MediaItem>('create', { access: 'office:content', invalidates }),
  /** Changes the given fields; 409 STALE_VERSION with `revision` when somebody has changed the item since. A changed crop or focal point renders the picture anew. */
  update: patch<typeof UpdateMedia, typeof MediaItem>('update/{id}', { access: 'office:content', invalidates }),
  /** *Ours*: into a folder, or out of all. */
  move: post<typeof MoveMedia, typeof Empty>('move', { access: 'office:content', invalidates }),
  /** *Ours*: all tags with the number of items. */
  tags: get<typeof Empty, typeof MediaTags>('tags', { access: 'office:content' }),
  /** *Ours*: every place that refers to the item, kept versions and drafts among them. */
  whereUsed: get<typeof MediaId, typeof MediaUses>('whereUsed/{id}', { access: 'office:content' }),
  /** *Ours*: the files of the item, newest first. */
  versions: get<typeof MediaId, typeof MediaVersions>('versions/{id}', { access: 'office:content' }),
  /** *Ours*: makes an older file the current one, as a new version; 409 STALE_VERSION. */
  restoreVersion: post<typeof RestoreVersion, typeof MediaItem>('restoreVersion/{id}', { access: 'office:content', invalidates }),
  /** Moves the item to the trash; places that use it keep showing it. */
  delete: del<typeof MediaId, typeof Deleted>('delete/{id}', { access: 'office:content', invalidates }),
  /** *Ours*: out of the trash. */
  restore: post<typeof MediaId, typeof MediaItem>('restore/{id}', { access: 'office:content', invalidates }),
  /** *Ours*: deletes for good; 409 MEDIA_USED with `used: [{ id, title, places }]` and nothing deleted when one of them is used. */
  emptyTrash: post<typeof EmptyTrash, typeof Deleted>('emptyTrash', { access: 'office:content', invalidates }),
})
