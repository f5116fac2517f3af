/** The address within the site to which a click leads in this tab; null for any other click. */
export function internalTarget(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!isPlain || !link || link.target === '_blank' || link.hasAttribute('download')) return null
  const { origin, pathname, search, hash } = new URL(link.href, window.location.href)
  const isSamePage = pathname === window.location.pathname && search === window.location.search
  return origin !== window.location.origin || isSamePage ? null : `${pathname}${search}${hash}`
}
