import { useEffect, useRef, useState } from 'react'
import { announceIn } from './announcement'

/** The number that a live region names: follows `unread` upwards, at most every half minute, and never names what was there when the page opened. */
export function useAnnouncement(unread: number | undefined): number | null {
  const [announced, setAnnounced] = useState<number | null>(null)
  const last = useRef<{ lastCount: number; announcedAt: number } | null>(null)

  useEffect(() => {
    if (unread === undefined) return undefined
    last.current ??= { lastCount: unread, announcedAt: 0 }
    const wait = announceIn({ unread, ...last.current, now: Date.now() })
    if (wait === null) {
      last.current.lastCount = unread
      // The same number is news again, once it has fallen in between.
      setAnnounced(null)
      return undefined
    }
    const timer = setTimeout(() => {
      last.current = { lastCount: unread, announcedAt: Date.now() }
      setAnnounced(unread)
    }, wait)
    return () => clearTimeout(timer)
  }, [unread])

  return announced
}
