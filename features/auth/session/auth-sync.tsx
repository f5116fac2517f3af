'use client'

import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { reloadCartRef } from '@/features/cart/session/cart-store'
import { clearPersonalTabData } from '@/lib/browser/storage'
import { restoreAuth, storedUser, useAuthStore } from './auth-store'

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
        clearPersonalTabData()
        reloadCartRef()
      }
      resetQueries(client)
    })
    restoreAuth()
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) restoreAuth()
    }
    const stopListening = storedUser.subscribe(restoreAuth)
    window.addEventListener('pageshow', onPageShow)
    return () => {
      unsubscribe()
      stopListening()
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
