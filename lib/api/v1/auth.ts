import { defineModule, get, post } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import type { User } from '@/lib/api/entities/user.schema'
import type { Login, Prove, Refreshed, SignedIn } from './auth.schema'

export const authApi = defineModule('/api/v1', {
  login: post<typeof Login, typeof SignedIn>('login', { access: 'any', limit: 'login', query: ['strategy'] }),
  /** Proves with the password that it is still the same person; calls that answer 403 PROOF_REQUIRED then pass for ten minutes. 422 WRONG_PASSWORD */
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
