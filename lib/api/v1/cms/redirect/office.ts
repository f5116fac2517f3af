import { defineModule, del, post } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import type { CreateRedirect, FilterAddresses, IgnoreMissing, MissingPage, OfficeRedirect, RedirectId, RedirectPage } from './office.schema'

const invalidates = ['redirects'] as const

/** Redirects, and paths that answered 404. */
export const officeRedirectApi = defineModule('/api/v1/cms/redirect/office', {
  /** Redirects, and the addresses that were asked for in vain. */
  filter: post<typeof FilterAddresses, typeof RedirectPage>('filter', { access: 'office:content', reads: true }),
  /** Most requested first. */
  filterMissing: post<typeof FilterAddresses, typeof MissingPage>('filterMissing', { access: 'office:content', reads: true }),
  /** Refuses a `from` that exists and a `to` that does not, so that redirects hide no page and form no cycle. */
  create: post<typeof CreateRedirect, typeof OfficeRedirect>('create', { access: 'office:content', invalidates }),
  /** Removes a redirect. */
  delete: del<typeof RedirectId, typeof Empty>('delete/{id}', { access: 'office:content', invalidates }),
  /** Deletes a counted path; the next request counts it again. */
  ignore: post<typeof IgnoreMissing, typeof Empty>('ignore', { access: 'office:content' }),
})
