import { useEffect } from 'react'

/** Calls `react` when the page is restored from the back/forward cache, such as after Back from the bank. */
export function usePageRestored(react: () => void) {
  useEffect(() => {
    const listen = (event: PageTransitionEvent) => {
      if (event.persisted) react()
    }
    window.addEventListener('pageshow', listen)
    return () => window.removeEventListener('pageshow', listen)
  })
}
