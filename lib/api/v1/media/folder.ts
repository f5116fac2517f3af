import { defineModule, del, get, patch, post } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import type { CreateFolder, FolderId, MediaFolder, MediaFolders, UpdateFolder } from './folder.schema'

/** *Ours*: the folders of the media library. 409 FOLDER_EXISTS for a name that stands beside it already. */
export const mediaFolderApi = defineModule('/api/v1/media/folder', {
  /** All folders of the media library. */
  filter: get<typeof Empty, typeof MediaFolders>('filter', { access: 'office:content' }),
  /** Creates a folder. 409 FOLDER_EXISTS. */
  create: post<typeof CreateFolder, typeof MediaFolder>('create', { access: 'office:content' }),
  /** Renames or moves; 422 for a parent inside the folder itself. */
  update: patch<typeof UpdateFolder, typeof MediaFolder>('update/{id}', { access: 'office:content' }),
  /** Its items move to its parent; 409 FOLDER_NOT_EMPTY when it has folders. */
  delete: del<typeof FolderId, typeof Empty>('delete/{id}', { access: 'office:content' }),
})
