import { z } from 'zod'
import { Address } from './address.schema'
import { text } from './common.schema'

/** An account as its owner sees it. */
export const User = z.object({
  id: z.number(),
  email: z.string(),
  /** The new address, while its confirmation link is valid (docs/rules/accounts.md#email-change). */
  pendingEmail: z.string().nullable(),
  username: z.string(),
  details: z.object({ firstName: z.string(), lastName: z.string() }),
  company: z.object({ name: z.string() }).nullable(),
  memberCardBarcode: z.string().nullable(),
  addresses: z.array(Address),
  isBackofficeUser: z.boolean(),
  /** Whether the owner has verified the e-mail address. */
  isVerified: z.boolean(),
  /** False for an account opened through a sign-in service that has no password yet. */
  hasPassword: z.boolean(),
})
export type User = z.infer<typeof User>

/** A back-office user with rights and settings for the admin panel. */
export const OfficeUser = User.extend({ scopes: z.array(z.string()), settings: z.object({ language: z.string() }) })
export type OfficeUser = z.infer<typeof OfficeUser>

/** Normalized to NFC, so that one text has one hash. Bounded, since hashing is expensive. */
const typedPassword = text(256).transform((typed) => typed.normalize('NFC'))

/** A password as it is entered: any text, so that sign-in reveals no rule. */
export const PasswordAttempt = typedPassword

/** A password as it is chosen (docs/rules/accounts.md#password-length). */
export const NewPassword = typedPassword.pipe(z.string().min(8))
