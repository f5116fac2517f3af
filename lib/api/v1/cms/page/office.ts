import { defineModule, del, get, patch, post } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import type {
  ChangedSlug,
  ChangePageSlug,
  CreatePage,
  FilterOfficePages,
  LinksToPage,
  OfficePage,
  OfficePages,
  PageId,
  UpdatePage,
} from './office.schema'

const invalidates = ['pages', 'page', 'links', 'redirects', 'navigation'] as const

/** *Ours*: all pages of the site, published or not. Their contents are drafts (cms/draft). */
export const officePageApi = defineModule('/api/v1/cms/page/office', {
  /** The newest change first; archived pages only when asked for. */
  filter: post<typeof FilterOfficePages, typeof OfficePages>('filter', { access: 'office:content', reads: true }),
  /** One page as the office sees it. */
  get: get<typeof PageId, typeof OfficePage>('get/{id}', { access: 'office:content' }),
  /** A page that visitors get from its first publication on. */
  create: post<typeof CreatePage, typeof OfficePage>('create', { access: 'office:content', invalidates }),
  /** Changes a page's own settings. 409 STALE_VERSION. */
  update: patch<typeof UpdatePage, typeof OfficePage>('update/{id}', { access: 'office:content', invalidates }),
  /** Moves the page to another address; 409 STALE_VERSION when it no longer stands at `from`. */
  changeSlug: patch<typeof ChangePageSlug, typeof ChangedSlug>('changeSlug/{id}', { access: 'office:content', invalidates }),
  /** How many places of the site link to the page. */
  linksTo: get<typeof PageId, typeof LinksToPage>('linksTo/{id}', { access: 'office:content' }),
  /** Hides the page from visitors; its draft stays. */
  unpublish: post<typeof PageId, typeof OfficePage>('unpublish/{id}', { access: 'office:content', invalidates }),
  /** Takes a page off the site; it can be restored. */
  archive: post<typeof PageId, typeof OfficePage>('archive/{id}', { access: 'office:content', invalidates }),
  /** Brings an archived page back. */
  restore: post<typeof PageId, typeof OfficePage>('restore/{id}', { access: 'office:content', invalidates }),
  /** Deletes a page that visitors never saw, with its drafts; 409 PAGE_KEPT for any other (docs/rules/content.md#deleted-page). */
  delete: del<typeof PageId, typeof Empty>('delete/{id}', { access: 'office:content', invalidates }),
})
