import { defaultLocale } from './paths'
import { homeSlug } from './reserved-slugs'

/** What a closed site shows: a path below `app/`, and the seconds after which a crawler may ask again. */
export type ClosedView = { path: string; retryAfter: number }

type Site = { key: string; maintenance: boolean; comingSoon: { slug: string | null } | null }

/** Null for a site that is open (docs/rules/platform.md#maintenance-mode, #coming-soon). */
export function closedView({ key, maintenance, comingSoon }: Site, locale: string): ClosedView | null {
  if (maintenance) return { path: `/maintenance/${key}/${locale}`, retryAfter: 600 }
  if (!comingSoon) return null
  const { slug } = comingSoon
  // The one page has its slug in the default language, whatever language the visitor's address is in.
  const page = slug === homeSlug ? `/${key}/${defaultLocale}` : `/${key}/${defaultLocale}/${slug}`
  return { path: slug === null ? `/coming-soon/${key}/${locale}` : page, retryAfter: 86_400 }
}
