import { paths, type Route } from './paths'

/** Where somebody is known, or comes to from a mail or a sign-in service: such addresses may hold a secret. */
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
  '/unsubscribe',
] as const satisfies readonly Route[]

/** Whether an address is that of a person's own page, where nobody else may look on. */
export function isPersonalUrl(url: string): boolean {
  return personalRoutes.some((route) => isBelow(route, url))
}

/** `/naplata` and what lies below it, in any language. */
export function isCheckoutUrl(url: string): boolean {
  return isBelow('/checkout', url)
}

/** The admin panel and its sign-in: documents of their own, which the router leaves only by loading another. */
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
