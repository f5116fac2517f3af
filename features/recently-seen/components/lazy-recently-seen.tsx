'use client'

import { lazy } from 'react'
import { AfterHydration } from '@/components/hydration/after-hydration'

const RecentlySeen = lazy(async () => ({ default: (await import('./recently-seen')).RecentlySeen }))

export function RecentlySeenHost({ productId }: { productId: number }) {
  return (
    <AfterHydration>
      <RecentlySeen productId={productId} />
    </AfterHydration>
  )
}
