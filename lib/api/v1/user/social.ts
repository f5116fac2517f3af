import { defineModule, get, post } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import type { SignedIn } from '@/lib/api/v1/auth.schema'
import type { RedirectLogin, SocialAddress, SocialLogin, SocialProviders } from './social.schema'

/** Sign-in through OpenID Connect providers; configuration lists them, none by default. */
export const socialApi = defineModule('/api/v1/user/social', {
  /** The configured providers. */
  providers: get<typeof Empty, typeof SocialProviders>('providers', { access: 'any', pageTags: [] }),
  /** The provider's authorization URL. It redirects back to /social-login with `code` and `state`. */
  redirectLogin: get<typeof RedirectLogin, typeof SocialAddress>('redirect-login', { access: 'any', limit: 'links' }),
  /** Completes the sign-in. A new user who must consent gets CONSENT_REQUIRED and repeats the call with `consents`. */
  oauth: post<typeof SocialLogin, typeof SignedIn>('oauth', { access: 'any', limit: 'links' }),
})
