import { defineModule, del, post } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import type { CreateRedirect, FilterAddresses, IgnoreMissing, MissingPage, OfficeRedirect, RedirectId, RedirectPage } from './office.schema'

const drops = ['redirects'] as const

/** *Ours*: addresses that led nowhere, and where old ones lead. */
export const officeRedirectApi = defineModule('/api/v1/cms/redirect/office', {
  filter: post<typeof FilterAddresses, typeof RedirectPage>('filter', { access: 'office:content' }),
  /** What was asked for most stands first. */
  filterMissing: post<typeof FilterAddresses, typeof MissingPage>('filterMissing', { access: 'office:content' }),
  /** Nothing may stand at `from`, and something must at `to`, so that no redirect hides a page and none leads in a circle. */
  create: post<typeof CreateRedirect, typeof OfficeRedirect>('create', { access: 'office:content', drops }),
  delete: del<typeof RedirectId, typeof Empty>('delete/{id}', { access: 'office:content', drops }),
  /** Forgets an address; it is counted anew when somebody asks for it again. */
  ignore: post<typeof IgnoreMissing, typeof Empty>('ignore', { access: 'office:content' }),
})
