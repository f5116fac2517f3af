'use client'

import { useEffect, useRef } from 'react'

/** Sets `data-scrolled` after 20 px, by an observed element instead of a scroll listener (docs/rules/storefront.md#header-shrink). */
export function ScrollSentinel() {
  const sentinel = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const root = document.documentElement
    const observer = new IntersectionObserver(([entry]) =>
      root.toggleAttribute('data-scrolled', entry !== undefined && !entry.isIntersecting),
    )
    if (sentinel.current) observer.observe(sentinel.current)
    return () => observer.disconnect()
  }, [])

  return <span ref={sentinel} aria-hidden="true" className="pointer-events-none absolute top-0 h-5 w-px" />
}
