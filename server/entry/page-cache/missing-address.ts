import { routing } from '@/lib/i18n/routing'
import { closedView } from '@/lib/routing/closed-view'
import { matchRoute } from '@/lib/routing/match-route'
import { isCheckoutUrl, isPersonalUrl } from '@/lib/routing/page-groups'
import { folderOf } from '@/lib/routing/route-folder'
import { findSiteOfRequest, loadSites } from '@/server/core/sites'
import { isMissingPage } from '@/server/modules/cms/finder/missing-page'
import { findRedirect } from '@/server/modules/cms/redirect/find-redirect'

/** No file of the root, no escape, no slash at the end. */
const plainPath = /^(?:\/[\w-]+)+$/
const { defaultLocale, locales } = routing

/**
 * Whether an address has no content, decided as proxy.ts does but without Next, which takes most of the processor's time of a missing page. Only plain
 * addresses of the default language are decided here; false also means that Next must decide.
 */
export async function isMissingAddress(url: string, host: string | undefined): Promise<boolean> {
  const [pathname = ''] = url.split('?')
  // Their pages have a content policy of their own.
  if (!plainPath.test(pathname) || isCheckoutUrl(pathname) || isPersonalUrl(pathname)) return false
  const segments = pathname.split('/').slice(1)
  if (locales.some((locale) => locale === segments[0]?.toLowerCase())) return false
  const route = routeOf(segments)
  if (route === null) return false
  const site = findSiteOfRequest(await loadSites().catch(() => []), host ?? null)
  if (!site || closedView(site, defaultLocale) || (await findRedirect(site.id, pathname))) return false
  return isMissingPage(site, `/${defaultLocale}${route}`)
}

/** The path inside the app; null for one that next-intl redirects or that has no parameter. */
function routeOf(segments: readonly string[]): string | null {
  const match = matchRoute(segments, defaultLocale)
  if (match) return match.slug === '' ? null : match.route.replace(/\[\w+\]/, () => match.slug)
  const isElsewhere = folderOf(segments) !== undefined || locales.some((locale) => matchRoute(segments, locale))
  return isElsewhere ? null : `/${segments.join('/')}`
}
