import { ofSite, noOwner, type Cell } from './cell'

/** Calls of the media library. */
export const mediaCells: Record<string, Cell> = {
  'post /api/v1/cms/media/filterStandard': noOwner,
  'get /api/v1/cms/media/get/{id}': ofSite(({ mediaId }) => ({ id: mediaId })),
  'post /api/v1/cms/media/create': ofSite(() => ({ driveId: 'tuda-slika' })),
  'patch /api/v1/cms/media/update/{id}': ofSite(({ mediaId }) => ({ id: mediaId, revision: 1, title: 'Naša' })),
  'post /api/v1/cms/media/move': ofSite(({ mediaId }) => ({ ids: [mediaId], folderId: null })),
  'get /api/v1/cms/media/tags': noOwner,
  'get /api/v1/cms/media/whereUsed/{id}': ofSite(({ mediaId }) => ({ id: mediaId })),
  'get /api/v1/cms/media/versions/{id}': ofSite(({ mediaId }) => ({ id: mediaId })),
  'post /api/v1/cms/media/restoreVersion/{id}': ofSite(({ mediaId }) => ({ id: mediaId, number: 1, revision: 1 })),
  'delete /api/v1/cms/media/delete/{id}': ofSite(({ mediaId }) => ({ id: mediaId })),
  'post /api/v1/cms/media/restore/{id}': ofSite(({ mediaId }) => ({ id: mediaId })),
  'post /api/v1/cms/media/emptyTrash': noOwner,
  'delete /api/v1/media/directoryItem/delete': ofSite(({ mediaId }) => ({ targetIds: [mediaId] })),
  'post /api/v1/media/file/addFromBucket': noOwner,
  'post /api/v1/media/file/addFromBucketPublic': noOwner,
  'post /api/v1/media/file/findByHash': noOwner,
  'post /api/v1/media/file/getUploadUrl': noOwner,
  'get /api/v1/media/folder/filter': noOwner,
  'post /api/v1/media/folder/create': ofSite(({ mediaFolderId }) => ({ name: 'Naša', parentId: mediaFolderId })),
  'patch /api/v1/media/folder/update/{id}': ofSite(({ mediaFolderId }) => ({ id: mediaFolderId, name: 'Naša' })),
  'delete /api/v1/media/folder/delete/{id}': ofSite(({ mediaFolderId }) => ({ id: mediaFolderId })),
  'get /api/v1/media/option/filter': noOwner,
  'post /api/v2/media/upload': noOwner,
  'post /api/v2/media/replace/{id}': ofSite(({ mediaId }) => ({ id: mediaId, revision: 1 })),
}
