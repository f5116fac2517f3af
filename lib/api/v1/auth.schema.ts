import { z } from 'zod'
import type { SchemasOf } from '@/lib/api/endpoint'
import { Empty, text } from '@/lib/api/entities/common.schema'
import { PasswordAttempt, User } from '@/lib/api/entities/user.schema'
import type { authApi, legacyAuthApi } from './auth'

/** `username` is the e-mail address. What is no address is nobody's, and is answered as such. */
export const Login = z.strictObject({
  username: text(254).trim().toLowerCase(),
  password: PasswordAttempt,
  apiKey: text(200).optional(),
  /** `admin` refuses whoever does not belong to the back office. */
  strategy: z.enum(['refresh', 'admin']).default('refresh'),
})

export const Tokens = z.object({
  accessToken: z.string(),
  /** Null for a browser: there it lives in an http-only cookie, out of reach of any script. */
  refreshToken: z.string().nullable(),
  /** *Ours*: for how many seconds the access token is good. */
  expiresIn: z.number(),
})
export type Tokens = z.infer<typeof Tokens>

export const SignedIn = z.object({ tokens: Tokens, user: User })
export type SignedIn = z.infer<typeof SignedIn>
export const Refreshed = z.object({ tokens: Tokens })

export const authSchemas = {
  login: { input: Login, data: SignedIn },
  refresh: { input: Empty, data: Refreshed },
} satisfies SchemasOf<typeof authApi>

export const legacyAuthSchemas = {
  login: { input: Login, data: SignedIn },
  logout: { input: Empty, data: Empty },
  user: { input: Empty, data: User },
} satisfies SchemasOf<typeof legacyAuthApi>
