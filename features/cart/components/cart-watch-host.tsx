'use client'

import { lazy, Suspense, useSyncExternalStore } from 'react'

const CartWatch = lazy(async () => ({ default: (await import('./cart-watch')).CartWatch }))

/** Loads the watch once the page has come to life: nothing that it waits for happens before. */
export function CartWatchHost() {
  const isAlive = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  return isAlive ? (
    <Suspense>
      <CartWatch />
    </Suspense>
  ) : null
}
