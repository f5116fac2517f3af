import { env } from '@/lib/env'

/** What holds for every answer, whoever gives it. The content security policy differs by page and is set there. */
export function securityHeaders(): [string, string][] {
  const headers: [string, string][] = [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['permissions-policy', 'camera=(), microphone=(), geolocation=(), browsing-topics=()'],
  ]
  if (env.SITE_URL.startsWith('https:')) headers.push(['strict-transport-security', 'max-age=31536000'])
  return headers
}
