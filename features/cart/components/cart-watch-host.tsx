'use client'

import { lazy } from 'react'
import { WhenAlive } from '@/components/when-alive'

const CartWatch = lazy(async () => ({ default: (await import('./cart-watch')).CartWatch }))

export function CartWatchHost() {
  return (
    <WhenAlive>
      <CartWatch />
    </WhenAlive>
  )
}
