import type { Route } from '@/lib/routing/paths'

/** The pages of the account area in the order of its navigation; each has its words in `account.pages`. */
export const accountPages = [
  { key: 'overview', href: '/profile' },
  { key: 'orders', href: '/profile/orders' },
  { key: 'wishlist', href: '/profile/wishlist' },
  { key: 'details', href: '/profile/details' },
  { key: 'addresses', href: '/profile/addresses' },
  { key: 'words', href: '/profile/words' },
  { key: 'consents', href: '/profile/consents' },
  { key: 'security', href: '/profile/security' },
] as const satisfies { key: string; href: Route }[]

export type AccountPageKey = (typeof accountPages)[number]['key']
export type AccountHref = (typeof accountPages)[number]['href']

/** Where mailed links lead; they were asked for on the page of that entry. */
const parentPages: Readonly<Record<string, AccountPageKey>> = { '/profile/export': 'security', '/profile/deletion': 'security' }

/** Which page's entry a path lights up: its own, or that of the page above it. */
export function activePage(pathname: string): AccountPageKey {
  const parent = parentPages[pathname]
  if (parent) return parent
  const matches = accountPages.filter(({ key, href }) => key !== 'overview' && (pathname === href || pathname.startsWith(`${href}/`)))
  return matches[0]?.key ?? 'overview'
}
