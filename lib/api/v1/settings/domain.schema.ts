import { z } from 'zod'
import { Page, integer, pageOf } from '@/lib/api/entities/common.schema'

export const Domain = z.object({
  name: z.string(),
  url: z.string(),
  /** The host name that `/_cli/set-domain` takes. */
  domain: z.string(),
  /** Whether the caller's key belongs to this site. */
  isCurrent: z.boolean(),
})
export type Domain = z.infer<typeof Domain>

export const FilterDomains = z.strictObject({
  page: Page.default(1),
  limit: integer({ min: 1, max: 100 }).default(100),
})
export const DomainPage = pageOf(Domain)

export const settingsDomainSchemas = {
  filter: { input: FilterDomains, data: DomainPage },
}
