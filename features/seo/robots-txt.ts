import { routing } from '@/lib/i18n/routing'
import { localPath } from '@/lib/routing/links'
import type { Route } from '@/lib/routing/paths'

/** Personal or endless pages. */
const disallowed: Route[] = ['/cart', '/checkout', '/profile', '/login', '/register', '/search', '/tag', '/confirm-email']

/** docs/rules/storefront.md#robots */
export function robotsTxt({ url, enabled }: { url: string; enabled: boolean }): string {
  const prefixes = [...disallowed.flatMap((route) => routing.locales.map((locale) => localPath(route, '', locale))), '/admin']
  // A rule matches by prefix, and a merchant's page may be called `/prijava-rukopisa`.
  const paths = [...prefixes.flatMap((path) => [`${path}$`, `${path}/`, `${path}?`]), '/api/']
  const sitemap = enabled ? ['', `Sitemap: ${new URL('/sitemap.xml', url).href}`] : []
  return ['User-agent: *', ...paths.map((path) => `Disallow: ${path}`), ...sitemap, ''].join('\n')
}
