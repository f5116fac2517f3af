import { defineRouting } from 'next-intl/routing'
import { paths } from '@/lib/routing/paths'

/** docs/rules/storefront.md#locales */
export const routing = defineRouting({
  locales: ['hr'],
  defaultLocale: 'hr',
  localePrefix: 'as-needed',
  localeDetection: false,
  localeCookie: false,
  alternateLinks: false,
  pathnames: paths,
})

export type Locale = (typeof routing.locales)[number]

/** The API's three-letter code of a locale. */
export const languageCodes: Record<Locale, string> = { hr: 'hrv' }
