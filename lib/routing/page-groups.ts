import { paths, type Route } from './paths'

/** Pages of a signed-in person, or reached from a mail or a sign-in service: their addresses may hold a secret. */
const personalRoutes = [
  '/login',
  '/register',
  '/forgot-password',
  '/set-password',
  '/social-login',
  '/profile',
  '/order/[slug]',
  '/order-link',
  '/download',
  '/withdrawal',
  '/confirm-email',
  '/privacy-request/data',
  '/unsubscribe',
] as const satisfies readonly Route[]

/** docs/rules/forms.md#no-tags-on-personal-pages */
export function isPersonalUrl(url: string): boolean {
  return personalRoutes.some((route) => isBelow(route, url))
}

/** The checkout and its subpages, in any language. */
export function isCheckoutUrl(url: string): boolean {
  return isBelow('/checkout', url)
}

/** The admin panel and its sign-in, which have documents of their own. */
export function isAdminUrl(url: string): boolean {
  return isBelow('/admin', url) || isBelow('/admin/login', url)
}

function isBelow(route: Route, url: string) {
  const path = url.replace(/[?#].*$/, '').replace(/^\/[a-z]{2}(?=\/)/, '')
  const translations = paths[route]
  const addresses = [route, ...(typeof translations === 'string' ? [translations] : Object.values(translations))].map((address) =>
    address.replace('/[slug]', ''),
  )
  return addresses.some((address) => path === address || path.startsWith(`${address}/`))
}
