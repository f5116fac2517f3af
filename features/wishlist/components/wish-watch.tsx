'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onOtherTab } from '@/lib/browser/other-tabs'
import { refreshWishes } from '../queries'

/** Keeps this tab's hearts in step with the other tabs'. Shows nothing. */
export function WishWatch() {
  const client = useQueryClient()
  useEffect(() => {
    const refresh = () => void refreshWishes(client)
    const stop = onOtherTab('wishlist', refresh)
    // A page out of the browser's memory has heard nothing meanwhile.
    const come = ({ persisted }: PageTransitionEvent) => persisted && refresh()
    window.addEventListener('pageshow', come)
    return () => {
      stop()
      window.removeEventListener('pageshow', come)
    }
  }, [client])
  return null
}
