'use client'

import { useSyncExternalStore } from 'react'

/** Whether React has taken over the page: false on the server and during hydration. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
