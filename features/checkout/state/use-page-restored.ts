import { useEffect } from 'react'

/** Calls `onRestored` when the page is restored from the back/forward cache, such as after Back from the bank. */
export function usePageRestored(onRestored: () => void) {
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) onRestored()
    }
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  })
}
