'use client'

import { Suspense, useEffect, useState } from 'react'
import { usePlainPathname, useSearchParams } from '@/lib/i18n/navigation'
import { onNavigationStart } from '../navigation-start'

/** docs/rules/storefront.md#progress-bar */
const showAfterMs = 200
const maxDurationMs = 5000

/** In its own Suspense boundary, since the query is known only in the browser. */
export function ProgressBar() {
  return (
    <Suspense>
      <ProgressLine />
    </Suspense>
  )
}

function ProgressLine() {
  const pathname = usePlainPathname()
  const query = useSearchParams().toString()
  const currentUrl = `${pathname}?${query}`
  // The URL where the navigation started; any other URL ends it.
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
        className="h-full origin-left scale-x-95 bg-accent-strong transition-[scale] starting:scale-x-0"
        style={{ transitionDelay: `${showAfterMs}ms`, transitionDuration: `${maxDurationMs}ms` }}
      />
    </div>
  )
}
