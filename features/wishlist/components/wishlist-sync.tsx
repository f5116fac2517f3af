'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onOtherTabChange } from '@/lib/browser/other-tabs'
import { invalidateWishlist } from '@/features/wishlist/queries'

/** Reloads the wishlist when another tab changes it. Renders nothing. */
export function WishlistSync() {
  const client = useQueryClient()
  useEffect(() => {
    const refresh = () => void invalidateWishlist(client)
    const unsubscribe = onOtherTabChange('wishlist', refresh)
    // A page restored by Back has missed the messages of other tabs.
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && refresh()
    window.addEventListener('pageshow', onPageShow)
    return () => {
      unsubscribe()
      window.removeEventListener('pageshow', onPageShow)
    }
  }, [client])
  return null
}
