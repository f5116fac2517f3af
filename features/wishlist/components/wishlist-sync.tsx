'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onOtherTabChange } from '@/lib/browser/other-tabs'
import { invalidateWishlist } from '@/features/wishlist/queries'

/** Keeps this tab's hearts in step with the other tabs'. Shows nothing. */
export function WishlistSync() {
  const client = useQueryClient()
  useEffect(() => {
    const refresh = () => void invalidateWishlist(client)
    const unsubscribe = onOtherTabChange('wishlist', refresh)
    // A page out of the browser's memory has heard nothing meanwhile.
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && refresh()
    window.addEventListener('pageshow', onPageShow)
    return () => {
      unsubscribe()
      window.removeEventListener('pageshow', onPageShow)
    }
  }, [client])
  return null
}
