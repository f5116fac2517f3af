'use client'

import { useSyncExternalStore } from 'react'

/** Whether the page has come to life: false on the server and while the browser takes over what the server sent. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
