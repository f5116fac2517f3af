import { defineModule, get, post } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import type { User } from '@/lib/api/entities/user.schema'
import type { Login, Refreshed, SignedIn } from './auth.schema'

export const authApi = defineModule('/api/v1', {
  /**
   * 403 FACTOR_REQUIRED with `signInToken` for `auth/factor/verify` or `auth/passkey/signIn`, where the account has a second factor; `kinds` names what it
   * has: `app`, `passkey`.
   */
  login: post<typeof Login, typeof SignedIn>('login', { access: 'any', limit: 'login', query: ['strategy'] }),
  /** New tokens for the refresh token from the cookie or the `refreshToken` header; the old one is rotated. */
  refresh: get<typeof Empty, typeof Refreshed>('refresh', { access: 'any', limit: 'session' }),
})

/** Legacy names of the same calls; `logout` has only this one. */
export const legacyAuthApi = defineModule('/api/auth', {
  login: post<typeof Login, typeof SignedIn>('login', { access: 'any', limit: 'login', query: ['strategy'] }),
  logout: post<typeof Empty, typeof Empty>('logout', { access: 'any', limit: 'session' }),
  user: get<typeof Empty, typeof User>('user', { access: 'user' }),
})
