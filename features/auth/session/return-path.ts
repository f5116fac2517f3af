import { defineStored, parseText } from '@/lib/browser/storage'
import { routing } from '@/lib/i18n/routing'
import { localPath } from '@/lib/routing/links'

const returnPath = defineStored({ key: 'return-to', parse: parseText, area: 'session', forgetOnSignOut: true, format: 'text' })
/** Pages that a signed-in user does not return to. */
const authPaths = (
  ['/login', '/register', '/forgot-password', '/set-password', '/social-login', '/confirm-email', '/admin/login'] as const
).flatMap((route) => routing.locales.map((locale) => localPath(route, '', locale)))

/** Stores the current page, with its hash, as the target after signing in (docs/rules/forms.md#return-path). */
export function saveReturnPath() {
  const { pathname, search, hash } = window.location
  const path = safeReturnPath(`${pathname}${search}${hash}`)
  if (path) returnPath.set(path)
}

/** Stores the current page as the target, scrolled to one of its sections. */
export function saveReturnSection(id: string) {
  const { pathname, search } = window.location
  saveReturnTarget(`${pathname}${search}#${id}`)
}

/** Stores another target after signing in: what was confirmed by a mailed link is seen in the account. */
export function saveReturnTarget(path: string) {
  const safe = safeReturnPath(path)
  if (safe) returnPath.set(safe)
}

/** Returns the stored path once. */
export function takeReturnPath(): string | null {
  const path = returnPath.get()
  returnPath.remove()
  return safeReturnPath(path ?? referrerPath())
}

/** The referrer, for a link that was followed before hydration could store the path: such a page was loaded as a document. */
function referrerPath(): string {
  const [navigation] = performance.getEntriesByType('navigation')
  const isDocumentOfThisPage = navigation !== undefined && new URL(navigation.name).pathname === window.location.pathname
  if (!isDocumentOfThisPage || !URL.canParse(document.referrer)) return ''
  const { origin, pathname, search } = new URL(document.referrer)
  return origin === window.location.origin ? `${pathname}${search}` : ''
}

/** The path if it is a safe target on this site, else null. Browsers resolve `//host` and `/\host` to other sites. */
export function safeReturnPath(path: string): string | null {
  const isSameSite = /^\/(?![/\\])[^\\\s]*$/.test(path)
  const [pathname = ''] = path.split(/[?#]/)
  return isSameSite && !authPaths.includes(pathname) ? path : null
}
