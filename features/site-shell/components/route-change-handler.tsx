'use client'

import { useEffect, useRef } from 'react'
import { usePlainPathname } from '@/lib/i18n/navigation'

/** Closes open dialogs on a new path and focuses its heading (docs/rules/storefront.md#route-change). */
export function RouteChangeHandler() {
  const pathname = usePlainPathname()
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
