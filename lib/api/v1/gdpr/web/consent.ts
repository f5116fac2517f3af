import { defineModule, post } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import type { ConsentLog } from '@/lib/api/entities/consent.schema'
import type { ChooseCookies, ConsentPage, FilterConsents } from './consent.schema'

export const consentApi = defineModule('/api/v1/gdpr/web/consent', {
  /** The wordings in force, in the order the form shows them. */
  filter: post<typeof FilterConsents, typeof ConsentPage>('filter', { access: 'any', cache: { name: 'consents', tags: ['consents'] } }),
  /** Who agreed to which wordings, or refused them. Append only. */
  createLog: post<typeof ConsentLog, typeof Empty>('log/create', { access: 'any', limit: 'consents' }),
  /** *Ours*: what a visitor allowed when asked about cookies. Append only. */
  chooseCookies: post<typeof ChooseCookies, typeof Empty>('cookies/create', { access: 'any', limit: 'consents' }),
})
