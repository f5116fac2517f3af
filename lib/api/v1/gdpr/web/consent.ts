import { defineModule, post } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import type { ChooseCookies, ConsentPage, FilterConsents, LogConsents } from './consent.schema'

export const consentApi = defineModule('/api/v1/gdpr/web/consent', {
  /** Current wordings in the form's order. */
  filter: post<typeof FilterConsents, typeof ConsentPage>('filter', { access: 'any', cache: { name: 'consents', tags: ['consents'] } }),
  /** Appends a statement to the consent log. An order counts those that came with its cart's `cartId` and `protectCode`. */
  createLog: post<typeof LogConsents, typeof Empty>('log/create', { access: 'any', limit: 'consents' }),
  /** Appends a cookie choice (docs/rules/privacy.md#cookie-choice). */
  chooseCookies: post<typeof ChooseCookies, typeof Empty>('cookies/create', { access: 'any', limit: 'consents' }),
})
