'use client'

import { lazy } from 'react'
import { WhenAlive } from '@/components/when-alive'

const RecentlySeen = lazy(async () => ({ default: (await import('./recently-seen')).RecentlySeen }))

export function RecentlySeenHost({ productId }: { productId: number }) {
  return (
    <WhenAlive>
      <RecentlySeen productId={productId} />
    </WhenAlive>
  )
}
