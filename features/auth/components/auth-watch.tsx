'use client'

import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { rereadCart } from '@/features/cart/cart-store'
import { forgetPersonOfTab } from '@/lib/browser/person-storage'
import { markerKey, restoreAuth, useAuthStore } from '../auth-store'

/**
 * Notices who is signed in: at the start, when another tab signs in or out, and when Back brings a whole page out of the browser's memory.
 * When it is somebody else, everything the last one was answered or left in this tab is forgotten. Shows nothing.
 */
export function AuthWatch() {
  const client = useQueryClient()

  useEffect(() => {
    const stop = useAuthStore.subscribe((now, before) => {
      if (before.status === 'unknown' || now.userId === before.userId) return
      if (before.userId !== null) {
        forgetPersonOfTab()
        rereadCart()
      }
      startOver(client)
    })
    restoreAuth()
    const onStorage = ({ key }: StorageEvent) => {
      if (key === markerKey || key === null) restoreAuth()
    }
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) restoreAuth()
    }
    window.addEventListener('storage', onStorage)
    window.addEventListener('pageshow', onShow)
    return () => {
      stop()
      window.removeEventListener('storage', onStorage)
      window.removeEventListener('pageshow', onShow)
    }
  }, [client])

  return null
}

/** Forgets every answer at once. What is still on the screen when it has been drawn anew is asked for again, by whoever is there now. */
function startOver(client: QueryClient) {
  for (const query of client.getQueryCache().getAll()) query.reset()
  setTimeout(() => void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.data === undefined }))
}
