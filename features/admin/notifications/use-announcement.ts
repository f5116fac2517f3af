import { useEffect, useRef, useState } from 'react'
import { announceIn } from './announcement'

/** The number that a live region names: follows `unread` upwards, at most every half minute, and never names what was there when the page opened. */
export function useAnnouncement(unread: number | undefined): number | null {
  const [announced, setAnnounced] = useState<number | null>(null)
  const last = useRef<{ told: number; toldAt: number } | null>(null)

  useEffect(() => {
    if (unread === undefined) return undefined
    last.current ??= { told: unread, toldAt: 0 }
    const wait = announceIn({ unread, ...last.current, now: Date.now() })
    if (wait === null) {
      last.current.told = unread
      // The same number is news again, once it has fallen in between.
      setAnnounced(null)
      return undefined
    }
    const timer = setTimeout(() => {
      last.current = { told: unread, toldAt: Date.now() }
      setAnnounced(unread)
    }, wait)
    return () => clearTimeout(timer)
  }, [unread])

  return announced
}
