import { z } from 'zod'
import { Empty, Page, pageOf, text } from '@/lib/api/entities/common.schema'
import { consentForms } from '@/lib/api/v1/cms/consent.schema'
import { Consent, ConsentLog } from '@/lib/api/entities/consent.schema'

export const FilterConsents = z.strictObject({
  /** Where the consents are asked for; without it all of them. */
  assignedTo: z.enum(consentForms).optional(),
  page: Page.default(1),
  limit: z.number().int().min(1).max(100).default(100),
})

export const ConsentPage = pageOf(Consent)

/** The cookie notice's allowed categories. `browser` is a random id of the browser. */
export const ChooseCookies = z.strictObject({
  browser: z.uuid(),
  allowed: z.array(text(40).regex(/^[a-z][\w-]*$/i)).max(10),
})

export const consentSchemas = {
  filter: { input: FilterConsents, data: ConsentPage },
  chooseCookies: { input: ChooseCookies, data: Empty },
  createLog: { input: ConsentLog, data: Empty },
}
