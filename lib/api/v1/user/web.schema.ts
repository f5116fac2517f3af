import { z } from 'zod'
import { AddressFields, plainAddress, requiredLine } from '@/lib/api/entities/address.schema'
import { Email, Empty, Id, text } from '@/lib/api/entities/common.schema'
import { NewPassword, PasswordAttempt, User } from '@/lib/api/entities/user.schema'

const Details = z.strictObject({ firstName: requiredLine(75), lastName: requiredLine(75) })

/** The user name is the e-mail address; if sent, both must be equal. */
function hasMatchingUsername({ email, username }: { email?: string; username?: string }) {
  return username === undefined || username === email
}
const usernameMismatch = { path: ['username'], message: 'sameAs' }

/** An address of a new account: billing (`main`) or `shipping`. */
const RegisteredAddress = AddressFields.extend({
  type: z
    .string()
    .trim()
    .toLowerCase()
    .pipe(z.enum(['main', 'shipping'])),
}).overwrite(plainAddress)

/**
 * Two forms: with `details`, or with `addresses`, whose main one gives the name (docs/rules/accounts.md#registration-forms). `consents`:
 * ids of given wordings; required ones may also be in the consent log.
 */
export const Register = z
  .strictObject({
    /** Required unless `addresses` is sent. */
    details: Details.optional(),
    email: Email,
    password: NewPassword,
    username: Email.optional(),
    memberCardBarcode: text(60).trim().nullish(),
    /** Required unless `details` is sent. */
    addresses: z
      .array(RegisteredAddress)
      .min(1)
      .max(2)
      .refine((list) => new Set(list.map(({ type }) => type)).size === list.length, 'oneOfAType')
      .optional(),
    consents: z.array(Id).max(20).optional(),
  })
  .refine(hasMatchingUsername, usernameMismatch)
  .refine(({ details, addresses }) => details !== undefined || addresses !== undefined, { path: ['details'], message: 'required' })

/** The token is returned outside production only (docs/rules/accounts.md#verification-token); the mail is always sent. */
export const Registered = z.object({ id: z.number(), verificationToken: z.string().optional() })

export const VerifyEmail = z.strictObject({ token: text(64) })
export const Verified = z.object({ verified: z.literal(true) })

/** `isVerified`: by an earlier press of the link. */
export const LinkedVerification = z.object({ isVerified: z.boolean() })

export const ResendVerification = z.strictObject({ email: Email })

/** Missing fields stay; a card of null or '' is removed. Another e-mail address needs `oldPassword`. */
export const UpdateUser = z
  .strictObject({
    details: Details.partial().optional(),
    email: Email.optional(),
    username: Email.optional(),
    memberCardBarcode: text(60).trim().nullish(),
    oldPassword: PasswordAttempt.optional(),
  })
  .refine(hasMatchingUsername, usernameMismatch)

export const webUserSchemas = {
  profile: { input: Empty, data: User },
  register: { input: Register, data: Registered },
  checkVerification: { input: VerifyEmail, data: LinkedVerification },
  verify: { input: VerifyEmail, data: Verified },
  resendVerification: { input: ResendVerification, data: Empty },
  update: { input: UpdateUser, data: User },
}
