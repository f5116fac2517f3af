import type { Locale } from '@/lib/i18n/routing'
import { localPath } from '@/lib/routing/links'
import { matchRoute } from '@/lib/routing/match-route'

/**
 * The address of the page shown, in another language (docs/rules/storefront.md#language-switch): the one that its head names, else that of the same screen, else the
 * home page.
 */
export function pathInLanguage(locale: Locale, own: Locale): string {
  const named = document.querySelector<HTMLLinkElement>(`link[rel="alternate"][hreflang="${locale}"]`)
  if (named) {
    const { pathname, search } = new URL(named.href)
    return `${pathname}${search}`
  }
  const { pathname, search } = window.location
  const segments = pathname.split('/').filter(Boolean)
  const found = matchRoute(segments[0] === own ? segments.slice(1) : segments, own)
  return found && found.slug === '' ? `${localPath(found.route, '', locale)}${search}` : localPath('/', '', locale)
}
