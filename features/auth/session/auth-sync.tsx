'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { reloadCartRef } from '@/features/cart/session/cart-store'
import { clearPersonalTabData } from '@/lib/browser/storage'
import { restoreAuth, storedUser, useAuthStore } from './auth-store'
import { resetQueries } from './reset-queries'

/**
 * Follows the sign-in state: at start, when another tab changes it, and when Back restores a page. For a different user it clears this tab's
 * personal data and all queries (docs/rules/forms.md#sign-out). Renders nothing.
 * `keepsQueries`: the queries of whoever was signed in stay until another person signs in, because their screen stays
 * (docs/rules/administration.md#ended-office-session).
 */
export function AuthSync({ keepsQueries = false }: { keepsQueries?: boolean }) {
  const client = useQueryClient()

  useEffect(() => {
    let owner: string | null = null
    const unsubscribe = useAuthStore.subscribe((state, previous) => {
      if (previous.status === 'unknown' || state.userId === previous.userId) return
      if (previous.userId !== null) {
        clearPersonalTabData()
        reloadCartRef()
        owner = previous.userId
      }
      const isOwnersScreen = keepsQueries && owner !== null && (state.userId === null || state.userId === owner)
      if (!isOwnersScreen) resetQueries(client)
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
  }, [client, keepsQueries])

  return null
}
