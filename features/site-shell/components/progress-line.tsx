'use client'

import { useEffect, useState } from 'react'
import { usePathname, useSearchParams } from '@/lib/i18n/navigation'
import { onNavigationStart } from '../navigation-start'

// SPEC 9: shown after 200 ms; 5000 ms is how long it may take.
const throttle = 200
const longest = 5000

/** A thin line at the top while the next page is on its way; a page that comes at once shows none. */
export function ProgressLine() {
  const pathname = usePathname()
  const query = useSearchParams().toString()
  const here = `${pathname}?${query}`
  // Where the navigation began: arriving anywhere else ends it.
  const [from, setFrom] = useState<string | null>(null)
  const isUnderWay = from === here

  useEffect(() => onNavigationStart(() => setFrom(here)), [here])

  useEffect(() => {
    if (!isUnderWay) return
    const timer = setTimeout(() => setFrom(null), longest)
    return () => clearTimeout(timer)
  }, [isUnderWay])

  if (!isUnderWay) return null
  return (
    <div aria-hidden="true" className="pointer-events-none fixed inset-x-0 top-0 z-60 h-0.75">
      <div
        className="h-full origin-left scale-x-95 bg-lamp-strong transition-[scale] starting:scale-x-0"
        style={{ transitionDelay: `${throttle}ms`, transitionDuration: `${longest}ms` }}
      />
    </div>
  )
}
