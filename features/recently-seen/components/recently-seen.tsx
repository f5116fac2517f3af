'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import { onCookieChoiceChange } from '@/features/consent/cookie-choice'
import { clearRecent, canRemember, readRecent, rememberProduct } from '@/features/recently-seen/recent-products'

const RecentShelf = lazy(async () => ({ default: (await import('./recent-products')).RecentProducts }))

/** Remembers this product on the device, and shows those before it; does neither until it is allowed. */
export function RecentlySeen({ productId }: { productId: number }) {
  const [ids, setIds] = useState<readonly number[]>([])

  useEffect(() => {
    function update() {
      if (!canRemember()) {
        clearRecent()
        return setIds([])
      }
      setIds(readRecent().filter((id) => id !== productId))
      rememberProduct(productId)
    }
    update()
    return onCookieChoiceChange(update)
  }, [productId])

  if (ids.length === 0) return null
  return (
    <Suspense>
      <RecentShelf ids={ids} />
    </Suspense>
  )
}
