import { defineModule, get, patch, post } from '@/lib/api/endpoint'
import type { EntryId, EntryPage, FilterEntries, HandleEntry, OfficeEntry, ReplyToEntry } from './office.schema'

/** Entries of the site's forms, without unconfirmed ones (docs/rules/content.md#form-office). */
export const officeFormApi = defineModule('/api/v1/cms/form/office', {
  /** Entries of forms, newest first. */
  filter: post<typeof FilterEntries, typeof EntryPage>('filter', { access: 'office:customers', reads: true }),
  /** One entry of a form. */
  get: get<typeof EntryId, typeof OfficeEntry>('get/{id}', { access: 'office:customers' }),
  /** Marks an entry as handled, or unhandled again. The first handler is kept. */
  handle: patch<typeof HandleEntry, typeof OfficeEntry>('handle/{id}', { access: 'office:customers' }),
  /**
   * Mails a reply to the entry's sender and marks the entry as handled. A repeated Idempotency-Key mails once. 409 STALE_VERSION with the newest reply (`at`,
   * `by`, `text`) and the number of `replies`, if there are more than `seenReplies`.
   */
  reply: post<typeof ReplyToEntry, typeof OfficeEntry>('reply/{id}', { access: 'office:customers', idempotencyKey: true }),
})
