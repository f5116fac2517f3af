import { env } from '@/lib/env'

/**
 * What holds for every answer, whoever gives it; one that needs less or more sets its own. Cached pages are the same for everybody and so can
 * carry no nonce: the scripts that Next writes into them need 'unsafe-inline', every other source is our own.
 */
export function securityHeaders(): [string, string][] {
  const headers: [string, string][] = [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['permissions-policy', 'camera=(), microphone=(), geolocation=(), browsing-topics=()'],
  ]
  // In development Next evaluates code and listens on a socket of its own.
  if (env.NODE_ENV === 'production') headers.push(['content-security-policy', contentPolicy()])
  if (env.SITE_URL.startsWith('https:')) headers.push(['strict-transport-security', 'max-age=31536000'])
  return headers
}

function contentPolicy() {
  const rules = {
    'default-src': "'self'",
    'script-src': "'self' 'unsafe-inline'",
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'frame-src': "'self' https://www.youtube-nocookie.com",
    'object-src': "'none'",
    'base-uri': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'self'",
  }
  return Object.entries(rules)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ')
}
