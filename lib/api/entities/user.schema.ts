import { z } from 'zod'
import { Address } from './address.schema'
import { text } from './common.schema'

/** Somebody with an account, as they see themselves (SPEC 3). */
export const User = z.object({
  id: z.number(),
  email: z.string(),
  /** *Ours*: the address that will count in its place once the link that was mailed to it is followed. */
  pendingEmail: z.string().nullable(),
  username: z.string(),
  details: z.object({ firstName: z.string(), lastName: z.string() }),
  company: z.object({ name: z.string() }).nullable(),
  memberCardBarcode: z.string().nullable(),
  addresses: z.array(Address),
  isBackofficeUser: z.boolean(),
  /** *Ours*: whether the e-mail address has been proven to be theirs. */
  isVerified: z.boolean(),
  /** *Ours*: false for an account that was opened through a sign-in service and has none yet. */
  hasPassword: z.boolean(),
})
export type User = z.infer<typeof User>

/** A back-office user, with what the admin panel needs to know. */
export const OfficeUser = User.extend({ scopes: z.array(z.string()), settings: z.object({ language: z.string() }) })
export type OfficeUser = z.infer<typeof OfficeUser>

/** The same letters may be typed in several Unicode forms; one of them is hashed. Bounded, because hashing is dear. */
const typedPassword = text(256).transform((typed) => typed.normalize('NFC'))

/** A password as it is tried: any text, for what is wrong with it is nobody's business but the owner's. */
export const PasswordAttempt = typedPassword

/** A password as it is chosen (SPEC 5). */
export const NewPassword = typedPassword.pipe(z.string().min(8))
