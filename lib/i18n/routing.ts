import { defineRouting } from 'next-intl/routing'
import { defaultLocale, paths } from '@/lib/routing/paths'

/** docs/rules/storefront.md#locales */
export const routing = defineRouting({
  locales: ['hr', 'en'],
  defaultLocale,
  localePrefix: 'as-needed',
  localeDetection: false,
  localeCookie: false,
  alternateLinks: false,
  pathnames: paths,
})

export type Locale = (typeof routing.locales)[number]

/** The API's three-letter code of a locale. */
export const languageCodes: Record<Locale, string> = { hr: 'hrv', en: 'eng' }

/** The locales of a site: those of its languages that this program has words in, the default first. */
export function siteLocales(languages: readonly { code2: string }[]): Locale[] {
  return routing.locales.filter((locale) => locale === routing.defaultLocale || languages.some(({ code2 }) => code2 === locale))
}
