import * as client from 'openid-client'
import type { SocialProvider } from '@/lib/env'

/** A profile whose e-mail address the provider has verified. */
export type OpenIdProfile = { subject: string; email: string; firstName: string; lastName: string }

/** One authorization request; the provider returns `state` and `nonce`. */
export type Attempt = { redirectUri: string; state: string; nonce: string; codeVerifier: string }
export type CallbackParams = { code: string; iss?: string }

const timeoutSeconds = 5

/** Authorization code flow with PKCE (RFC 7636, RFC 9700). */
export async function authorizationUrl(provider: SocialProvider, { redirectUri, state, nonce, codeVerifier }: Attempt): Promise<string> {
  const config = await configurationOf(provider)
  const address = client.buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    scope: provider.scope,
    state,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
  })
  return address.href
}

/**
 * Exchanges the code for the profile. The library checks state, nonce, issuer, audience, times and signature. Null when the address is not
 * verified. Throws on any failure.
 */
export async function exchangeCode(
  provider: SocialProvider,
  attempt: Attempt,
  { code, iss }: CallbackParams,
): Promise<OpenIdProfile | null> {
  const { redirectUri, state, nonce, codeVerifier } = attempt
  const returned = new URL(redirectUri)
  for (const [name, value] of Object.entries({ code, state, iss })) if (value !== undefined) returned.searchParams.set(name, value)
  const checks = { pkceCodeVerifier: codeVerifier, expectedState: state, expectedNonce: nonce, idTokenExpected: true }
  const tokens = await client.authorizationCodeGrant(await configurationOf(provider), returned, checks)
  const claims = tokens.claims()
  if (!claims || claims.email_verified !== true || typeof claims.email !== 'string') return null
  return { subject: claims.sub, email: claims.email, firstName: textOf(claims.given_name), lastName: textOf(claims.family_name) }
}

/** Whether the provider did not answer. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof client.ClientError && error.code === 'OAUTH_TIMEOUT') return true
  return error instanceof TypeError && error.message === 'fetch failed'
}

const configurations = new Map<string, Promise<client.Configuration>>()

/** The provider's metadata, loaded once; a failed attempt is not cached. */
function configurationOf({ issuer, clientId, clientSecret }: SocialProvider): Promise<client.Configuration> {
  const key = `${issuer} ${clientId}`
  const cached = configurations.get(key)
  if (cached) return cached
  // lib/env.ts allows http for local providers only.
  const execute = [client.enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [client.allowInsecureRequests] : [])]
  const loading = client.discovery(new URL(issuer), clientId, clientSecret, undefined, { execute, timeout: timeoutSeconds })
  configurations.set(key, loading)
  loading.catch(() => configurations.delete(key))
  return loading
}

/** One well-formed line (docs/rules/forms.md#one-line) of at most 75 characters. */
function textOf(claim: unknown): string {
  if (typeof claim !== 'string') return ''
  const text = claim
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
  return [...text].slice(0, 75).join('')
}
