'use client'

import { lazy } from 'react'
import { AfterHydration } from '@/components/hydration/after-hydration'

const CartWatch = lazy(async () => ({ default: (await import('./cart-sync')).CartWatch }))

export function CartWatchHost() {
  return (
    <AfterHydration>
      <CartWatch />
    </AfterHydration>
  )
}
