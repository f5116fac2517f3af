'use client'

import { useEffect, useRef } from 'react'

/** SPEC 9: past 20 px the header knows that the page was scrolled. A mark in the page is watched, so scrolling itself runs no code. */
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
