/** What a service sends the browser back with: a code to exchange, a refusal, or nothing that makes sense. */
export type SocialCallback = { provider: string; code: string; state: string; iss?: string } | 'cancelled' | 'spent'

/** The state begins with the service's name, so that a browser which has forgotten where it went knows all the same. */
export function parseSocialCallback(query: Pick<URLSearchParams, 'get'>): SocialCallback {
  const [code, state] = [query.get('code'), query.get('state')]
  if (query.get('error')) return 'cancelled'
  const [provider = '', secret = ''] = state?.split('.') ?? []
  if (!code || !state || !provider || !secret) return 'spent'
  return { provider, code, state, iss: query.get('iss') ?? undefined }
}
