import { useEffect, useEffectEvent } from 'react'

/** Calls `onRestored` when the page is restored from the back/forward cache, such as after Back from the bank. */
export function usePageRestored(onRestored: () => void) {
  const onPageShow = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted) onRestored()
  })
  useEffect(() => {
    const listener = (event: PageTransitionEvent) => onPageShow(event)
    window.addEventListener('pageshow', listener)
    return () => window.removeEventListener('pageshow', listener)
  }, [])
}
