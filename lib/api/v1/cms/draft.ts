import { defineModule, get, patch, post } from '@/lib/api/endpoint'
import type { DraftAt, DraftData, GetDraft, Published, PublishDrafts, SavedBatches, SaveDraft } from './draft.schema'

/** The tag families of what drafts, releases and approvals publish. */
export const publishedTags = [
  'pages',
  'page',
  'layout',
  'master',
  'posts',
  'post',
  'product',
  'catalogue',
  'events',
  'event',
  'links',
  'redirects',
] as const

/** *Ours*: the working copies of everything that is edited on the site. Visitors' calls never read them. Each kind of document needs its own right. */
export const draftApi = defineModule('/api/v1/cms/draft', {
  /** The draft of a document, or its published form as revision 0 when nobody has begun one. */
  get: get<typeof GetDraft, typeof DraftData>('get', { access: 'office' }),
  /**
   * Saves one batch on the newest revision; 409 STALE_VERSION with the batches that the caller lacks otherwise. A change of a section that is not there, for example
   * because a colleague has removed it, is saved and has no effect. 422 DOCUMENT_INVALID for a new section of an unknown type.
   */
  save: patch<typeof SaveDraft, typeof SavedBatches>('save', { access: 'office', maxMembers: 10_000 }),
  /** What was saved since a revision. */
  changes: get<typeof DraftAt, typeof SavedBatches>('changes', { access: 'office' }),
  /**
   * Shows drafts to visitors, all or none; 409 STALE_VERSION when one of them has a newer revision, 409 FIELD_CHANGED when something outside a draft has
   * changed a field of it, 422 DOCUMENT_INVALID with `problems`, 403 APPROVAL_REQUIRED.
   */
  publish: post<typeof PublishDrafts, typeof Published>('publish', { access: 'office', invalidates: publishedTags }),
  /** Saves a batch that makes the draft equal to what visitors see. */
  discard: post<typeof DraftAt, typeof SavedBatches>('discard', { access: 'office' }),
})
