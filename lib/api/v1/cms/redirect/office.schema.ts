import { z } from 'zod'
import { Empty, Id, Moment, Page, pageOf, text } from '@/lib/api/entities/common.schema'

export const FilterAddresses = z.strictObject({
  page: Page.default(1),
  limit: z.number().int().min(1).max(100).default(25),
})

export const OfficeRedirect = z.object({ id: z.number(), from: z.string(), to: z.string(), createdAt: Moment })
export type OfficeRedirect = z.infer<typeof OfficeRedirect>
export const RedirectPage = pageOf(OfficeRedirect)

/** `mayRedirect` false: this path can never be redirected. */
export const MissingAddress = z.object({ path: z.string(), hits: z.number(), lastAt: Moment, mayRedirect: z.boolean() })
export type MissingAddress = z.infer<typeof MissingAddress>
export const MissingPage = pageOf(MissingAddress)

/** A path or a URL of this site. */
export const CreateRedirect = z.strictObject({ from: text(1000).trim(), to: text(1000).trim() })
export const RedirectId = z.strictObject({ id: Id })
export const IgnoreMissing = z.strictObject({ path: text(1000) })

export const officeRedirectSchemas = {
  filter: { input: FilterAddresses, data: RedirectPage },
  filterMissing: { input: FilterAddresses, data: MissingPage },
  create: { input: CreateRedirect, data: OfficeRedirect },
  delete: { input: RedirectId, data: Empty },
  ignore: { input: IgnoreMissing, data: Empty },
}
