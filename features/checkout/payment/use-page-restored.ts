import { useEffect } from 'react'

/** Calls when the browser shows this page again as it was left: Back from the bank finds it waiting for a page that has long been open. */
export function usePageRestored(react: () => void) {
  useEffect(() => {
    const listen = (event: PageTransitionEvent) => {
      if (event.persisted) react()
    }
    window.addEventListener('pageshow', listen)
    return () => window.removeEventListener('pageshow', listen)
  })
}
