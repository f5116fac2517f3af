import { defineModule, post } from '@/lib/api/endpoint'
import type { DomainPage, FilterDomains } from './domain.schema'

/** The sites of this installation. */
export const settingsDomainApi = defineModule('/api/v1/settings/domain', {
  /** The sites with their addresses. In production for the back office only, 403 FORBIDDEN for others (docs/rules/administration.md#domain-list). */
  filter: post<typeof FilterDomains, typeof DomainPage>('filter', { access: 'any', officeInProduction: true, limit: 'reads' }),
})
