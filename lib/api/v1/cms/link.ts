import { defineModule, post, put } from '@/lib/api/endpoint'
import type { SavedBatches } from './draft.schema'
import type { BulkPostType, BulkTranslation, CreateTranslation, SharedSection, ShareSection } from './link.schema'
import type { OfficePage } from './page/office.schema'
import type { PostType } from './post-type.schema'

/** Whole sets of sections, translations and shared sections. All but the template's are batches of the page's draft (docs/rules/editing.md#translations). */
export const linkApi = defineModule('/api/v1/cms/link', {
  /** Makes the sections of a page's draft exactly these; 409 STALE_VERSION with the batches that the caller lacks. */
  postTranslationBulk: put<typeof BulkTranslation, typeof SavedBatches>('postTranslation/{slug}/bulk', {
    access: 'office:content',
    maxMembers: 4000,
  }),
  /** Replaces sections that the draft has, and leaves all others as they are. */
  postTranslationBulkExisting: put<typeof BulkTranslation, typeof SavedBatches>('postTranslation/{slug}/bulkExisting', {
    access: 'office:content',
    maxMembers: 4000,
  }),
  /** A page of the caller's language in another language of the site, unpublished, its sections copied with marked texts. */
  createTranslationFromOriginal: post<typeof CreateTranslation, typeof OfficePage>('{id}/createTranslationFromOriginal', {
    access: 'office:content',
    invalidates: ['layout', 'navigation'],
  }),
  /** The sections of a template; 409 STALE_VERSION unless `version` is the newest. */
  postTypeBulk: put<typeof BulkPostType, typeof PostType>('postType/{id}/bulk', { access: 'office:content', maxMembers: 4000 }),
  /** Makes a section of a page's draft a shared one, to which the draft refers from then on; 409 STALE_VERSION. */
  masters: post<typeof ShareSection, typeof SharedSection>('masters/{id}', { access: 'office:content' }),
})
