import { defineModule, get, post } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import type { SignedIn } from '@/lib/api/v1/auth.schema'
import type { RedirectLogin, SocialAddress, SocialLogin, SocialProviders } from './social.schema'

/** Signing in by a service that speaks OpenID Connect; which ones there are is the merchant's configuration, none by default. */
export const socialApi = defineModule('/api/v1/user/social', {
  /** *Ours*: the services on offer. */
  providers: get<typeof Empty, typeof SocialProviders>('providers', { access: 'any' }),
  /** The address at the service to send the browser to. It comes back to /social-login with `code` and `state`. */
  redirectLogin: get<typeof RedirectLogin, typeof SocialAddress>('redirect-login', { access: 'any', limit: 'links' }),
  /** What it came back with. A newcomer who has to agree to something hears CONSENT_REQUIRED, and asks again with `consents`. */
  oauth: post<typeof SocialLogin, typeof SignedIn>('oauth', { access: 'any', limit: 'links' }),
})
