'use client'

import { useEffect, useState } from 'react'
import { usePathname, useSearchParams } from '@/lib/i18n/navigation'
import { onNavigationStart } from '../navigation-start'

// SPEC 9: shown after 200 ms; 5000 ms is how long it may take.
const showAfterMs = 200
const maxDurationMs = 5000

/** A thin line at the top while the next page is on its way; a page that comes at once shows none. */
export function ProgressLine() {
  const pathname = usePathname()
  const query = useSearchParams().toString()
  const currentUrl = `${pathname}?${query}`
  // Where the navigation began: arriving anywhere else ends it.
  const [startedAt, setStartedAt] = useState<string | null>(null)
  const isNavigating = startedAt === currentUrl

  useEffect(() => onNavigationStart(() => setStartedAt(currentUrl)), [currentUrl])

  useEffect(() => {
    if (!isNavigating) return
    const timer = setTimeout(() => setStartedAt(null), maxDurationMs)
    return () => clearTimeout(timer)
  }, [isNavigating])

  if (!isNavigating) return null
  return (
    <div aria-hidden="true" className="pointer-events-none fixed inset-x-0 top-0 z-60 h-0.75">
      <div
        className="h-full origin-left scale-x-95 bg-lamp-strong transition-[scale] starting:scale-x-0"
        style={{ transitionDelay: `${showAfterMs}ms`, transitionDuration: `${maxDurationMs}ms` }}
      />
    </div>
  )
}
