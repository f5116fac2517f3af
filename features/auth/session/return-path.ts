import { defineStored, textSchema } from '@/lib/browser/storage'
import { routePath } from '@/lib/routing/links'

const returnPath = defineStored({ key: 'return-to', schema: textSchema, area: 'session', forgetOnSignOut: true, format: 'text' })
/** Pages that are over once one is signed in. */
const authPaths = (
  ['/login', '/register', '/forgot-password', '/set-password', '/social-login', '/confirm-email', '/admin/login'] as const
).map((route) => routePath(route))

/** Keeps the page one is on, to come back to after signing in, with what a mail's link put behind `#`. */
export function saveReturnPath() {
  const { pathname, search, hash } = window.location
  const path = safeReturnPath(`${pathname}${search}${hash}`)
  if (path) returnPath.set(path)
}

/** The page to come back to, once. */
export function takeReturnPath(): string | null {
  const path = returnPath.get()
  returnPath.remove()
  return safeReturnPath(path ?? referrerPath())
}

/** Where a link was followed from before its page had come to life to remember it: the browser then loaded this page whole, and knows. */
function referrerPath(): string {
  const [navigation] = performance.getEntriesByType('navigation')
  const isDocumentOfThisPage = navigation !== undefined && new URL(navigation.name).pathname === window.location.pathname
  if (!isDocumentOfThisPage || !URL.canParse(document.referrer)) return ''
  const { origin, pathname, search } = new URL(document.referrer)
  return origin === window.location.origin ? `${pathname}${search}` : ''
}

/** A path of this site that is worth coming back to, or null. `//host` and `/\host` are other sites to a browser. */
export function safeReturnPath(path: string): string | null {
  const isSameSite = /^\/(?![/\\])[^\\\s]*$/.test(path)
  const [pathname = ''] = path.split(/[?#]/)
  return isSameSite && !authPaths.includes(pathname) ? path : null
}
