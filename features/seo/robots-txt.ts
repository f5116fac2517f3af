import { routePath } from '@/lib/links'
import type { Route } from '@/lib/paths'

/** Pages that are about one visitor, or endless. */
const closed: Route[] = ['/cart', '/checkout', '/profile', '/login', '/register', '/search', '/tag', '/confirm-email']

export function robotsTxt(siteUrl: string): string {
  const paths = [...closed.map((route) => routePath(route)), '/api/', '/admin']
  const sitemap = new URL('/sitemap.xml', siteUrl).href
  return ['User-agent: *', ...paths.map((path) => `Disallow: ${path}`), '', `Sitemap: ${sitemap}`, ''].join('\n')
}
