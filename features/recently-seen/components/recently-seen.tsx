'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import { onChoice } from '@/features/consent/cookie-choice'
import { forgetRecent, isAllowed, readRecent, remember } from '../recent-store'

const RecentShelf = lazy(async () => ({ default: (await import('./recent-shelf')).RecentShelf }))

/** Remembers this product on the device, and shows those before it; does neither until it is allowed. */
export function RecentlySeen({ productId }: { productId: number }) {
  const [ids, setIds] = useState<readonly number[]>([])

  useEffect(() => {
    function follow() {
      if (!isAllowed()) {
        forgetRecent()
        return setIds([])
      }
      setIds(readRecent().filter((id) => id !== productId))
      remember(productId)
    }
    follow()
    return onChoice(follow)
  }, [productId])

  if (ids.length === 0) return null
  return (
    <Suspense>
      <RecentShelf ids={ids} />
    </Suspense>
  )
}
