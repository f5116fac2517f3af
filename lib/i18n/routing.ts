import { defineRouting } from 'next-intl/routing'
import { paths } from '@/lib/routing/paths'

/** The languages that are switched on (SPEC 2: only Croatian, without a prefix). A cached page must not depend on cookies or headers. */
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
