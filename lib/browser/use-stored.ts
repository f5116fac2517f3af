'use client'

import { useSyncExternalStore } from 'react'
import type { Stored } from './storage'

/** A stored value as it is now; null on the server and while a page hydrates. */
export function useStored<T>(stored: Stored<T>): T | null {
  return useSyncExternalStore(stored.subscribe, stored.get, () => null)
}
