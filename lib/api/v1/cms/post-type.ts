import { defineModule, del, patch, post } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import type { CreatePostType, FilterPostTypes, PostType, PostTypeId, PostTypes, RenamePostType } from './post-type.schema'

/** Templates of pages and posts. link/postType/{id}/bulk writes their sections. */
export const postTypeApi = defineModule('/api/v1/cms/postType', {
  /** Creates a template of pages or posts. */
  create: post<typeof CreatePostType, typeof PostType>('create', { access: 'office:content' }),
  /** By title. */
  filterStandard: post<typeof FilterPostTypes, typeof PostTypes>('filterStandard', { access: 'office:content', reads: true }),
  /** *Ours*: renames. 409 STALE_VERSION with the newest version. */
  update: patch<typeof RenamePostType, typeof PostType>('update/{id}', { access: 'office:content' }),
  /** Pages and posts that were made from it stay; a type that posts have is refused. */
  delete: del<typeof PostTypeId, typeof Empty>('delete/{id}', { access: 'office:content' }),
})
