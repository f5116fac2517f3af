/** The result of a sign-in service: a code to exchange, a cancelled sign-in, or an unusable query. */
export type SocialCallback = { provider: string; code: string; state: string; iss?: string } | 'cancelled' | 'spent'

/** The state starts with the provider's name, so nothing about the attempt is stored in the browser. */
export function parseSocialCallback(query: Pick<URLSearchParams, 'get'>): SocialCallback {
  const [code, state] = [query.get('code'), query.get('state')]
  if (query.get('error')) return 'cancelled'
  const [provider = '', secret = ''] = state?.split('.') ?? []
  if (!code || !state || !provider || !secret) return 'spent'
  return { provider, code, state, iss: query.get('iss') ?? undefined }
}
