import { z } from 'zod'
import { Empty, text } from '@/lib/api/entities/common.schema'
import { PasskeyAssertion, PasskeyRequest } from '@/lib/api/entities/passkey.schema'
import { PasswordAttempt, User } from '@/lib/api/entities/user.schema'

/** `username` is the e-mail address; any text is accepted and answered like an unknown address. */
export const Login = z.strictObject({
  username: text(254).trim().toLowerCase(),
  password: PasswordAttempt,
  apiKey: text(200).optional(),
  /** `admin` refuses accounts outside the back office. */
  strategy: z.enum(['refresh', 'admin']).default('refresh'),
})

/** Six digits of an authenticator app, or a recovery code. */
export const FactorCode = text(40).trim().min(1)

export const VerifyFactor = z.strictObject({ signInToken: text(100), factorCode: FactorCode })

/** `signInToken` of who has given the password; without it, whoever owns the passkey. */
export const PasskeyOptions = z.strictObject({ signInToken: text(100).optional() })
export const PasskeySignIn = z.strictObject({ signInToken: text(100).optional(), passkey: PasskeyAssertion })

/** A passkey; or the password, with the `factorCode` of who has a second factor. */
export const Prove = z
  .strictObject({
    password: PasswordAttempt.optional(),
    factorCode: FactorCode.optional(),
    passkey: PasskeyAssertion.optional(),
  })
  .refine(({ password, passkey }) => password !== undefined || passkey !== undefined, { path: ['password'], error: 'required' })

export const Tokens = z.object({
  accessToken: z.string(),
  /** Null for a browser, whose token lives in an http-only cookie. */
  refreshToken: z.string().nullable(),
  /** Seconds until the access token expires. */
  expiresIn: z.number(),
})
export type Tokens = z.infer<typeof Tokens>

export const SignedIn = z.object({
  tokens: Tokens,
  user: User,
  /** The account was to be deleted, which signing in has cancelled (docs/rules/privacy.md#deletion-request). */
  isDeletionCancelled: z.literal(true).optional(),
})
export type SignedIn = z.infer<typeof SignedIn>
export const Refreshed = z.object({ tokens: Tokens })

export const authSchemas = {
  login: { input: Login, data: SignedIn },
  refresh: { input: Empty, data: Refreshed },
}

export const authProofSchemas = {
  verifyFactor: { input: VerifyFactor, data: SignedIn },
  passkeyOptions: { input: PasskeyOptions, data: PasskeyRequest },
  passkeySignIn: { input: PasskeySignIn, data: SignedIn },
  proveOptions: { input: Empty, data: PasskeyRequest },
  prove: { input: Prove, data: Empty },
}

export const legacyAuthSchemas = {
  login: { input: Login, data: SignedIn },
  logout: { input: Empty, data: Empty },
  user: { input: Empty, data: User },
}
