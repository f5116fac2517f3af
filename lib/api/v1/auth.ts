import { defineModule, get, post } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import type { User } from '@/lib/api/entities/user.schema'
import type { Login, Prove, Refreshed, SignedIn, VerifyFactor } from './auth.schema'

export const authApi = defineModule('/api/v1', {
  /** 403 FACTOR_REQUIRED with `signInToken` for `auth/factor/verify`, where the account has a second factor. */
  login: post<typeof Login, typeof SignedIn>('login', { access: 'any', limit: 'login', query: ['strategy'] }),
  /** Completes a sign-in with a code of the authenticator app or a recovery code. 422 WRONG_FACTOR_CODE, SIGN_IN_SPENT */
  verifyFactor: post<typeof VerifyFactor, typeof SignedIn>('auth/factor/verify', { access: 'any', limit: 'factorCodes' }),
  /**
   * Proves with the password, and with the second factor of who has one, that it is still the same person; calls that answer 403 PROOF_REQUIRED then pass for
   * ten minutes. 422 WRONG_PASSWORD, WRONG_FACTOR_CODE, 403 FACTOR_REQUIRED
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
