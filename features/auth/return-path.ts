import { routePath } from '@/lib/routing/links'

const key = 'return-to'
/** Pages that are over once one is signed in. */
const passing = (
  ['/login', '/register', '/forgot-password', '/set-password', '/social-login', '/confirm-email', '/admin/login'] as const
).map((route) => routePath(route))

/** Keeps the page one is on, to come back to after signing in, with what a mail's link put behind `#`. */
export function rememberReturn() {
  const { pathname, search, hash } = window.location
  const path = safeReturn(`${pathname}${search}${hash}`)
  try {
    if (path) sessionStorage.setItem(key, path)
  } catch {
    // Then one comes home instead.
  }
}

/** The page to come back to, once. */
export function takeReturn(): string | null {
  try {
    const kept = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return safeReturn(kept ?? pathBefore())
  } catch {
    return null
  }
}

/** Where a link was followed from before its page had come to life to remember it: the browser then loaded this page whole, and knows. */
function pathBefore(): string {
  const [loaded] = performance.getEntriesByType('navigation')
  const isLoadedHere = loaded !== undefined && new URL(loaded.name).pathname === window.location.pathname
  if (!isLoadedHere || !URL.canParse(document.referrer)) return ''
  const { origin, pathname, search } = new URL(document.referrer)
  return origin === window.location.origin ? `${pathname}${search}` : ''
}

/** A path of this site that is worth coming back to, or null. `//host` and `/\host` are other sites to a browser. */
export function safeReturn(path: string): string | null {
  const isOurs = /^\/(?![/\\])[^\\\s]*$/.test(path)
  const [pathname = ''] = path.split(/[?#]/)
  return isOurs && !passing.includes(pathname) ? path : null
}
