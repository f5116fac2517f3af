import { defineModule, get } from '@/lib/api/endpoint'
import type { FilterRevisions, RevisionPage } from './revision.schema'

/** *Ours*: what was saved in the forms of the office (docs/rules/administration.md#form-revisions). Reading needs the right to read what the form is about. */
export const adminRevisionApi = defineModule('/api/v1/admin/revision', {
  /** The revisions of one thing, newest first. */
  filter: get<typeof FilterRevisions, typeof RevisionPage>('filter', { access: 'office' }),
})
