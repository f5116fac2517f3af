import { z } from 'zod'
import { Email, Id, text } from './common.schema'

/** A consent in one version. `displayName` is HTML from an allow-list: a, strong, em (docs/rules/privacy.md#consent-html). */
export const Consent = z.object({
  id: z.number(),
  uniqueNumber: z.string(),
  displayName: z.string(),
  assignedTo: z.string(),
  required: z.boolean(),
  version: z.number(),
})
export type Consent = z.infer<typeof Consent>

/** One statement of giving or refusing consents (ids of their versions), with its source and subject. */
export const ConsentLog = z.strictObject({
  /** true: given, false: refused or withdrawn. */
  status: z.boolean(),
  /** When it was made, by the caller's clock; at most five minutes ahead. The log keeps the time of the server. */
  statusTimestamp: z.iso.datetime({ offset: true }).optional(),
  /** Where the statement was made: `checkout`, `registration`, `newsletter`, `form`, `profile`, or a word of your own. */
  sourceType: text(40).regex(/^[a-z][a-z-]*$/i),
  /** Ids of consents, as `gdpr/web/consent/filter` gives them. */
  consents: z.array(Id).min(1).max(20),
  /** Who made it. An order asks for this e-mail address: the guest's, or that of the main address. */
  user: z.strictObject({ userType: z.enum(['guest', 'registered', 'visitor']), email: Email }),
})
export type ConsentLog = z.output<typeof ConsentLog>

/**
 * Who made a statement (docs/rules/privacy.md#consent-subject): `proven` the person, `order` whoever ordered with the address, which nobody has confirmed,
 * `none` anybody.
 */
export const ConsentProof = z.enum(['proven', 'order', 'none'])
export type ConsentProof = z.infer<typeof ConsentProof>
