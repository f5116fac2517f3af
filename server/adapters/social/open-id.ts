import * as client from 'openid-client'
import type { SocialProvider } from '@/lib/env'

/** What a sign-in service says of somebody whose address it has proven; without that it knows nobody for us. */
export type OpenIdProfile = { subject: string; email: string; firstName: string; lastName: string }

/** Made by us for one way there and back; the service gives `state` and `nonce` back, and the verifier shows that we began it. */
export type Attempt = { redirectUri: string; state: string; nonce: string; codeVerifier: string }
export type CallbackParams = { code: string; iss?: string }

/** Seconds that a service may take for an answer. */
const timeoutSeconds = 5

/** Where the browser goes to sign in: authorization code flow with PKCE (RFC 7636, RFC 9700). */
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
 * Exchanges the code for who it was. The library checks state, nonce, issuer, audience, times and the signature. Null when the service does not
 * vouch for the address. Throws whatever is wrong.
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

/** Whether a failure is the service's absence and not its answer. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof client.ClientError && error.code === 'OAUTH_TIMEOUT') return true
  return error instanceof TypeError && error.message === 'fetch failed'
}

const configurations = new Map<string, Promise<client.Configuration>>()

/** The service's own description, read once; an attempt that failed is not remembered. */
function configurationOf({ issuer, clientId, clientSecret }: SocialProvider): Promise<client.Configuration> {
  const key = `${issuer} ${clientId}`
  const cached = configurations.get(key)
  if (cached) return cached
  // lib/env.ts allows http for services on this machine only.
  const execute = [client.enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [client.allowInsecureRequests] : [])]
  const loading = client.discovery(new URL(issuer), clientId, clientSecret, undefined, { execute, timeout: timeoutSeconds })
  configurations.set(key, loading)
  loading.catch(() => configurations.delete(key))
  return loading
}

/** Whole letters that a database takes: a service may let people call themselves anything. */
function textOf(claim: unknown): string {
  if (typeof claim !== 'string') return ''
  const words = claim
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
  return [...words].slice(0, 75).join('')
}
