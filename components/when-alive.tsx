'use client'

import { Suspense, type ReactNode } from 'react'
import { useIsAlive } from './use-is-alive'

/** What is not in the page as it was sent, and loads once the page has come to life: nothing that it does is wanted before. */
export function WhenAlive({ children }: { children: ReactNode }) {
  return useIsAlive() ? <Suspense>{children}</Suspense> : null
}
