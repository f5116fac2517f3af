'use client'

import { useEffect, useRef } from 'react'
import { usePathname } from '@/lib/i18n/navigation'

/**
 * On a new page the focus goes to its title, so that a keyboard goes on from there; Next's own announcer says the title aloud. Filters and
 * pages of a list change only the query and move nothing.
 */
export function RouteFocus() {
  const pathname = usePathname()
  const last = useRef(pathname)

  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
    if (!target || location.hash) return
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1
    target.focus({ preventScroll: true })
  }, [pathname])

  return null
}
