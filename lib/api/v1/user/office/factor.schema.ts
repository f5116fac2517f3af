import { z } from 'zod'
import { Empty, Moment } from '@/lib/api/entities/common.schema'
import { FactorCode } from '@/lib/api/v1/auth.schema'

/** `since` null: none. */
export const Factor = z.object({ since: Moment.nullable(), recoveryCodesLeft: z.number() })
export type Factor = z.infer<typeof Factor>

/** For an authenticator app: as text, and as a QR code of `size` modules a side whose dark ones are one SVG path. */
export const Enrolment = z.object({ secret: z.string(), uri: z.string(), qr: z.object({ size: z.number(), path: z.string() }) })
export type Enrolment = z.infer<typeof Enrolment>

export const ConfirmFactor = z.strictObject({ factorCode: FactorCode })
export const NewRecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

export const factorSchemas = {
  get: { input: Empty, data: Factor },
  enrol: { input: Empty, data: Enrolment },
  confirm: { input: ConfirmFactor, data: NewRecoveryCodes },
  replaceCodes: { input: Empty, data: NewRecoveryCodes },
  remove: { input: Empty, data: Factor },
}
