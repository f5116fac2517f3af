import { defineModule, get, patch, post } from '@/lib/api/endpoint'
import type {
  ChangedPostSlug,
  ChangePostSlug,
  CreatePost,
  FilterOfficePosts,
  OfficePost,
  OfficePosts,
  PostId,
  TranslatePost,
  UpdatePost,
} from './office.schema'

const invalidates = ['posts', 'post', 'terms', 'links', 'redirects'] as const

/** post/create stands outside the folder `office` of the calls beside it. */
export const newPostApi = defineModule('/api/v1/cms/post', {
  /** A draft, a post that is published at once, or a scheduled one. Its text is a draft (cms/draft). */
  create: post<typeof CreatePost, typeof OfficePost>('create', { access: 'office:content', invalidates }),
})

/** Staff only: all posts of the site. Their texts are drafts (cms/draft). */
export const officePostApi = defineModule('/api/v1/cms/post/office', {
  /** Drafts and scheduled posts first, then the newest. */
  filter: post<typeof FilterOfficePosts, typeof OfficePosts>('filter', { access: 'office:content', reads: true }),
  /** One post as the office sees it. */
  get: get<typeof PostId, typeof OfficePost>('get/{id}', { access: 'office:content' }),
  /** Changes only what is sent. `published_at` in the future schedules the post. */
  update: patch<typeof UpdatePost, typeof OfficePost>('update/{id}', { access: 'office:content', invalidates }),
  /** As page/office/changeSlug. */
  changeSlug: patch<typeof ChangePostSlug, typeof ChangedPostSlug>('changeSlug/{id}', { access: 'office:content', invalidates }),
  /** As link/createTranslationFromOriginal: the post in another language of the site, unpublished there, with copies of its texts. */
  createTranslation: post<typeof TranslatePost, typeof OfficePost>('createTranslation/{id}', { access: 'office:content' }),
  /** Takes a post off the site and keeps it as a draft. */
  unpublish: post<typeof PostId, typeof OfficePost>('unpublish/{id}', { access: 'office:content', invalidates }),
  /** Takes a post off the site and out of the lists; it can be restored. */
  archive: post<typeof PostId, typeof OfficePost>('archive/{id}', { access: 'office:content', invalidates }),
  /** Brings an archived post back. */
  restore: post<typeof PostId, typeof OfficePost>('restore/{id}', { access: 'office:content', invalidates }),
})
