import { z } from 'zod'
import { CartRef, Empty, Page, pageOf, text } from '@/lib/api/entities/common.schema'
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

/**
 * One statement of giving or refusing consents (ids of their versions), with its source and subject. It counts for the order of the cart whose pair comes with
 * it, and for the signed-in account; another one is kept as unproven and counts for no order (docs/rules/privacy.md#consent-subject).
 */
export const LogConsents = ConsentLog.extend(CartRef.partial().shape).refine(
  ({ cartId, protectCode }) => (cartId === undefined) === (protectCode === undefined),
  { path: ['protectCode'], message: 'required' },
)

export const consentSchemas = {
  filter: { input: FilterConsents, data: ConsentPage },
  chooseCookies: { input: ChooseCookies, data: Empty },
  createLog: { input: LogConsents, data: Empty },
}
