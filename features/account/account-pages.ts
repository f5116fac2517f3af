import type { Route } from '@/lib/routing/paths'

/** The pages of the account area in the order of their navigation; `account.pages` in the messages names them. */
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
/** Pages with a title of their own. */
export type AccountPageName =
  | 'orders'
  | 'wishlist'
  | 'details'
  | 'addresses'
  | 'words'
  | 'consents'
  | 'security'
  | 'order'
  | 'export'
  | 'deletion'

/** Pages of mailed links, by the page that requests them. */
const parentPages: Readonly<Record<string, AccountPageKey>> = { '/profile/export': 'security', '/profile/deletion': 'security' }

/** The navigation entry of a path: its own, or that of its parent page. */
export function activePage(pathname: string): AccountPageKey {
  const parent = parentPages[pathname]
  if (parent) return parent
  const matches = accountPages.filter(({ key, href }) => key !== 'overview' && (pathname === href || pathname.startsWith(`${href}/`)))
  return matches[0]?.key ?? 'overview'
}
