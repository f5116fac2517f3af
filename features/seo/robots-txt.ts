import { routePath } from '@/lib/routing/links'
import type { Route } from '@/lib/routing/paths'

/** Pages that are about one visitor, or endless. */
const disallowed: Route[] = ['/cart', '/checkout', '/profile', '/login', '/register', '/search', '/tag', '/confirm-email']

/** What a robot may read, and where it learns the rest: the sitemap, when there is one. */
export function robotsTxt({ url, enabled }: { url: string; enabled: boolean }): string {
  const prefixes = [...disallowed.map((route) => routePath(route)), '/admin']
  // A rule closes all that begins so, and a merchant's page may be called `/prijava-rukopisa`.
  const paths = [...prefixes.flatMap((path) => [`${path}$`, `${path}/`, `${path}?`]), '/api/']
  const sitemap = enabled ? ['', `Sitemap: ${new URL('/sitemap.xml', url).href}`] : []
  return ['User-agent: *', ...paths.map((path) => `Disallow: ${path}`), ...sitemap, ''].join('\n')
}
