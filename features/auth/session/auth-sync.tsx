'use client'

import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { rereadCart } from '@/features/cart/session/cart-store'
import { forgetPersonOfTab } from '@/lib/browser/person-storage'
import { signedInKey, restoreAuth, useAuthStore } from './auth-store'

/**
 * Notices who is signed in: at the start, when another tab signs in or out, and when Back brings a whole page out of the browser's memory.
 * When it is somebody else, everything the last one was answered or left in this tab is forgotten. Shows nothing.
 */
export function AuthSync() {
  const client = useQueryClient()

  useEffect(() => {
    const unsubscribe = useAuthStore.subscribe((state, previous) => {
      if (previous.status === 'unknown' || state.userId === previous.userId) return
      if (previous.userId !== null) {
        forgetPersonOfTab()
        rereadCart()
      }
      resetQueries(client)
    })
    restoreAuth()
    const onStorage = ({ key }: StorageEvent) => {
      if (key === signedInKey || key === null) restoreAuth()
    }
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) restoreAuth()
    }
    window.addEventListener('storage', onStorage)
    window.addEventListener('pageshow', onPageShow)
    return () => {
      unsubscribe()
      window.removeEventListener('storage', onStorage)
      window.removeEventListener('pageshow', onPageShow)
    }
  }, [client])

  return null
}

/** Forgets every answer at once. What is still on the screen when it has been drawn anew is asked for again, by whoever is there now. */
function resetQueries(client: QueryClient) {
  for (const query of client.getQueryCache().getAll()) query.reset()
  setTimeout(() => void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.data === undefined }))
}
