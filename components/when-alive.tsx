'use client'

import { Suspense, useSyncExternalStore, type ReactNode } from 'react'

/** What is not in the page as it was sent, and loads once the page has come to life: nothing that it does is wanted before. */
export function WhenAlive({ children }: { children: ReactNode }) {
  const isAlive = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  return isAlive ? <Suspense>{children}</Suspense> : null
}
