'use client'

import type { ReactNode } from 'react'
import { useIsHydrated } from './use-is-hydrated'

/** Renders its children once the page is hydrated; the server leaves them out. */
export function AfterHydration({ children }: { children: ReactNode }) {
  return useIsHydrated() ? children : null
}
