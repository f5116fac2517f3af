import { z } from 'zod'
import type { SchemasOf } from '@/lib/api/endpoint'
import { AddressInput, requiredText } from '@/lib/api/entities/address.schema'
import { Email, Empty, Id, text } from '@/lib/api/entities/common.schema'
import { NewPassword, PasswordAttempt, User } from '@/lib/api/entities/user.schema'
import type { webUserApi } from './web'

const Details = z.strictObject({ firstName: requiredText(75), lastName: requiredText(75) })

/** The user name is the e-mail address (SPEC 5); whoever sends it must send the same. */
function hasOneName({ email, username }: { email?: string; username?: string }) {
  return username === undefined || username === email
}
const differentName = { path: ['username'], message: 'sameAs' }

/** An address a newcomer brings along: where the bill goes, and where the books go (SPEC 3). */
const RegisteredAddress = AddressInput.extend({
  type: z
    .string()
    .trim()
    .toLowerCase()
    .pipe(z.enum(['main', 'shipping'])),
})

/**
 * Both forms of SPEC 5: with `details`, or with `addresses`, whose main one then says the name. `consents` are the ids of the wordings that were
 * ticked: all that are required, but for those that `consent/log/create` was told of before.
 */
export const Register = z
  .strictObject({
    details: Details.optional(),
    email: Email,
    password: NewPassword,
    username: Email.optional(),
    memberCardBarcode: text(60).trim().nullish(),
    addresses: z
      .array(RegisteredAddress)
      .min(1)
      .max(2)
      .refine((list) => new Set(list.map(({ type }) => type)).size === list.length, 'oneOfAType')
      .optional(),
    consents: z.array(Id).max(20).optional(),
  })
  .refine(hasOneName, differentName)
  .refine(({ details, addresses }) => details !== undefined || addresses !== undefined, { path: ['details'], message: 'required' })

/** The token is told outside production only, for those without a mailbox; the mail is always sent. */
export const Registered = z.object({ id: z.number(), verificationToken: z.string().optional() })

export const VerifyEmail = z.strictObject({ token: text(64) })
export const Verified = z.object({ verified: z.literal(true) })

export const ResendVerification = z.strictObject({ email: Email })

/** What is left out stays as it is; a card of null or '' is taken off. `oldPassword` (*ours*) is asked for with another e-mail address. */
export const UpdateUser = z
  .strictObject({
    details: Details.partial().optional(),
    email: Email.optional(),
    username: Email.optional(),
    memberCardBarcode: text(60).trim().nullish(),
    oldPassword: PasswordAttempt.optional(),
  })
  .refine(hasOneName, differentName)

export const webUserSchemas = {
  profile: { input: Empty, data: User },
  register: { input: Register, data: Registered },
  verify: { input: VerifyEmail, data: Verified },
  resendVerification: { input: ResendVerification, data: Empty },
  update: { input: UpdateUser, data: User },
} satisfies SchemasOf<typeof webUserApi>
