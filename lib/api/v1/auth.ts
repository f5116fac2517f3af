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
  /**
   * New tokens for a refresh token, from the header `refreshToken` or the cookie `refresh` (`__Host-refresh` over https) that the sign-in set. Each refresh token is used once: the answer sets
   * the next one, or holds it where the header was sent. Parallel calls with one token get a token each: it may be repeated for 10 s, until a next one is used. One that is used again later ends the
   * whole session: 401 TOKEN_EXPIRED. 401 UNAUTHORIZED without one.
   */
  refresh: get<typeof Empty, typeof Refreshed>('refresh', { access: 'any', limit: 'session' }),
})

/** Legacy names of the same calls; `logout` has only this one. */
export const legacyAuthApi = defineModule('/api/auth', {
  /** Signs in, as `POST /api/v1/login` does. */
  login: post<typeof Login, typeof SignedIn>('login', { access: 'any', limit: 'login', query: ['strategy'] }),
  /** Signs out: ends the session with all its tokens and clears the refresh cookie. */
  logout: post<typeof Empty, typeof Empty>('logout', { access: 'any', limit: 'session' }),
  /** The signed-in person. */
  user: get<typeof Empty, typeof User>('user', { access: 'user' }),
})
