import { defineModule, post } from '@/lib/api/endpoint'
import type { DomainPage, FilterDomains } from './domain.schema'

/** The sites of this installation. */
export const settingsDomainApi = defineModule('/api/v1/settings/domain', {
  /** In production for the back office only (docs/rules/administration.md#domain-list). */
  filter: post<typeof FilterDomains, typeof DomainPage>('filter', { access: 'any', limit: 'reads' }),
})
