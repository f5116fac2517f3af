import { defineModule, del, patch, post } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import type { CreateTerm, OfficeTerm, TermId, UpdateTerm } from './office.schema'

const invalidates = ['terms', 'posts', 'links', 'redirects'] as const

/** *Ours*: categories and tags of posts. */
export const officeTermApi = defineModule('/api/v1/cms/term/office', {
  /** Creates a category or tag of posts. */
  create: post<typeof CreateTerm, typeof OfficeTerm>('create', { access: 'office:content', invalidates }),
  /** A category's new slug leaves a redirect. */
  update: patch<typeof UpdateTerm, typeof OfficeTerm>('update/{id}', { access: 'office:content', invalidates }),
  /** Posts lose the term and stay. */
  delete: del<typeof TermId, typeof Empty>('delete/{id}', { access: 'office:content', invalidates }),
})
