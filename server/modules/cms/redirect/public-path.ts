import { languageCodes, routing } from '@/lib/i18n/routing'
import { localPath } from '@/lib/routing/links'
import type { Route } from '@/lib/routing/paths'

/** The path of a route in a language of the API ('hrv'); null for a language without a locale. */
export function publicPath(language: { code: string }, { route, slug }: { route: Route; slug: string }): string | null {
  const locale = routing.locales.find((one) => languageCodes[one] === language.code)
  return locale ? localPath(route, slug, locale) : null
}
