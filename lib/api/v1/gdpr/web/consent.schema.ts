import { z } from 'zod'
import type { SchemasOf } from '@/lib/api/endpoint'
import { Empty, Page, pageOf, text } from '@/lib/api/entities/common.schema'
import { Consent, ConsentLog } from '@/lib/api/entities/consent.schema'
import type { consentApi } from './consent'

/** `assignedTo`: checkout, registration, newsletter or form; without it all of them. */
export const FilterConsents = z.strictObject({
  assignedTo: text(40).optional(),
  page: Page.default(1),
  limit: z.number().int().min(1).max(100).default(100),
})

export const ConsentPage = pageOf(Consent)

/** What a browser allows to be loaded, by the keys of the notice's categories. `browser` is a number it has drawn for itself. */
export const ChooseCookies = z.strictObject({
  browser: z.uuid(),
  allowed: z.array(text(40).regex(/^[a-z][\w-]*$/i)).max(10),
})

export const consentSchemas = {
  filter: { input: FilterConsents, data: ConsentPage },
  chooseCookies: { input: ChooseCookies, data: Empty },
  createLog: { input: ConsentLog, data: Empty },
} satisfies SchemasOf<typeof consentApi>
