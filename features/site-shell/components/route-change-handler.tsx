'use client'

import { useEffect, useRef } from 'react'
import { usePathname } from '@/lib/i18n/navigation'

/**
 * On a new page whatever lies over it closes (SPEC 2), and the focus goes to its title, so that a keyboard goes on from there; Next's own
 * announcer says the title aloud. Filters and pages of a list change only the query and move nothing.
 */
export function RouteChangeHandler() {
  const pathname = usePathname()
  const previous = useRef(pathname)

  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    for (const open of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) open.close()
    if (!location.hash) focusTitle()
  }, [pathname])

  return null
}

function focusTitle() {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (!target) return
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}
