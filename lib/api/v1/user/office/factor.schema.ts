import { z } from 'zod'
import { Empty, Moment } from '@/lib/api/entities/common.schema'
import { FactorCode } from '@/lib/api/v1/auth.schema'

export const Passkey = z.object({
  id: z.number(),
  name: z.string(),
  /** It signs in on this host name only. */
  host: z.string(),
  isOfThisHost: z.boolean(),
  createdAt: Moment,
  lastUsedAt: Moment.nullable(),
})
export type Passkey = z.infer<typeof Passkey>

/** `since`: of the authenticator app, null without one. `host`: where a passkey that is added now will sign in. */
export const Factor = z.object({ since: Moment.nullable(), passkeys: z.array(Passkey), host: z.string(), recoveryCodesLeft: z.number() })
export type Factor = z.infer<typeof Factor>

/** For an authenticator app: as text, and as a QR code of `size` modules a side whose dark ones are one SVG path. */
export const Enrolment = z.object({ secret: z.string(), uri: z.string(), qr: z.object({ size: z.number(), path: z.string() }) })
export type Enrolment = z.infer<typeof Enrolment>

export const ConfirmFactor = z.strictObject({ factorCode: FactorCode })
export const NewRecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

/** Null for who has recovery codes from another factor. */
export const FirstRecoveryCodes = z.object({ recoveryCodes: z.array(z.string()).nullable() })

export const factorSchemas = {
  get: { input: Empty, data: Factor },
  enrol: { input: Empty, data: Enrolment },
  confirm: { input: ConfirmFactor, data: FirstRecoveryCodes },
  replaceCodes: { input: Empty, data: NewRecoveryCodes },
  remove: { input: Empty, data: Factor },
}
