import { defineModule, get, post } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import type { User } from '@/lib/api/entities/user.schema'
import type { PasskeyRequest } from '@/lib/api/entities/passkey.schema'
import type { Login, PasskeyOptions, PasskeySignIn, Prove, Refreshed, SignedIn, VerifyFactor } from './auth.schema'

export const authApi = defineModule('/api/v1', {
  /**
   * 403 FACTOR_REQUIRED with `signInToken` for `auth/factor/verify` or `auth/passkey/signIn`, where the account has a second factor; `kinds` names what it
   * has: `app`, `passkey`.
   */
  login: post<typeof Login, typeof SignedIn>('login', { access: 'any', limit: 'login', query: ['strategy'] }),
  /** Completes a sign-in with a code of the authenticator app or a recovery code. 422 WRONG_FACTOR_CODE, SIGN_IN_SPENT */
  verifyFactor: post<typeof VerifyFactor, typeof SignedIn>('auth/factor/verify', { access: 'any', limit: 'factorCodes' }),
  /** What the browser needs to ask for a passkey of this host. 422 SIGN_IN_SPENT */
  passkeyOptions: post<typeof PasskeyOptions, typeof PasskeyRequest>('auth/passkey/options', { access: 'any', limit: 'factorCodes' }),
  /** Signs a colleague in with a passkey, alone or after the password. 422 PASSKEY_REFUSED, SIGN_IN_SPENT */
  passkeySignIn: post<typeof PasskeySignIn, typeof SignedIn>('auth/passkey/signIn', { access: 'any', limit: 'factorCodes' }),
  /** The same for a proof: the caller's own passkeys of this host. 422 PASSKEY_REFUSED without one */
  proveOptions: post<typeof Empty, typeof PasskeyRequest>('auth/prove/options', { access: 'office', limit: 'factorCodes' }),
  /**
   * Proves with a passkey, or with the password and the second factor of who has one, that it is still the same person; calls that answer 403 PROOF_REQUIRED
   * then pass for ten minutes. 422 WRONG_PASSWORD, WRONG_FACTOR_CODE, PASSKEY_REFUSED, 403 FACTOR_REQUIRED
   */
  prove: post<typeof Prove, typeof Empty>('auth/prove', { access: 'office', limit: 'login' }),
  /** New tokens for the refresh token from the cookie or the `refreshToken` header; the old one is rotated. */
  refresh: get<typeof Empty, typeof Refreshed>('refresh', { access: 'any', limit: 'session' }),
})

/** Legacy names of the same calls; `logout` has only this one. */
export const legacyAuthApi = defineModule('/api/auth', {
  login: post<typeof Login, typeof SignedIn>('login', { access: 'any', limit: 'login', query: ['strategy'] }),
  logout: post<typeof Empty, typeof Empty>('logout', { access: 'any', limit: 'session' }),
  user: get<typeof Empty, typeof User>('user', { access: 'user' }),
})
