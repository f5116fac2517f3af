'use client'

import { Suspense, type ReactNode } from 'react'
import { useIsHydrated } from './use-is-hydrated'

/** What is not in the page as it was sent, and loads once the page has come to life: nothing that it does is wanted before. */
export function AfterHydration({ children }: { children: ReactNode }) {
  return useIsHydrated() ? <Suspense>{children}</Suspense> : null
}
