'use client'

import { useEffect, useRef } from 'react'
import { usePlainPathname } from '@/lib/i18n/navigation'
import { wasTraversal } from '../navigation-start'
import { closeDialogs, focusTitle, showPageTop } from '../show-page-top'

/** Shows a page of a new path from its top (docs/rules/storefront.md#route-change). */
export function RouteChangeHandler() {
  const pathname = usePlainPathname()
  const previous = useRef(pathname)

  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    // Next scrolls to what a page shows at once, which nothing of a personal page does; the browser scrolls after Back, and to an anchor.
    if (!location.hash && !wasTraversal()) return showPageTop()
    closeDialogs()
    if (!location.hash) focusTitle()
  }, [pathname])

  return null
}
