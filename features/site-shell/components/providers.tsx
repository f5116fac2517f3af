'use client'

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { AuthSync } from '@/features/auth/session/auth-sync'
import { authSession } from '@/features/auth/session/session'
import { setSignInSteps } from '@/features/auth/session/sign-in-steps'
import { loadWishlistAfterSignIn } from '@/features/wishlist/after-sign-in'
import { connectApi } from '@/lib/api/client'
import { ApiError } from '@/lib/api/errors'
import type { AppConfig } from '@/lib/app-config'
import { dismissErrorsOf } from '@/lib/browser/toast/toast'
import { FollowLinks } from './follow-links'

/** `isOffice`: a session that ends by itself leaves the screen. */
type ProvidersProps = { config: AppConfig; isOffice?: boolean; children: ReactNode }

/** The root of the client tree: connects the API client and sets the defaults of React Query (docs/rules/storefront.md#query-retries). */
export function Providers({ config, isOffice = false, children }: ProvidersProps) {
  const [client] = useState(() => {
    connectApi({ identity: config, onCall: dismissErrorsOf, ...authSession })
    setSignInSteps([recoverCart, loadWishlistAfterSignIn])
    return newQueryClient()
  })
  return (
    <QueryClientProvider client={client}>
      {/* Before all queries: it detects a change of the signed-in person, also on a page restored by the back button. */}
      <AuthSync keepsQueries={isOffice} />
      <FollowLinks />
      {children}
    </QueryClientProvider>
  )
}

/** Loads its code at the first sign-in. */
async function recoverCart(client: QueryClient) {
  const { recoverCartAndGift } = await import('../recover-cart-and-gift')
  await recoverCartAndGift(client)
}

function newQueryClient() {
  return new QueryClient({
    defaultOptions: {
      // 'always': without a connection a call fails with a message instead of waiting.
      queries: {
        networkMode: 'always',
        staleTime: 60_000,
        retry: (failures, error) => failures < 2 && error instanceof ApiError && (error.status === 0 || error.status >= 500),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}
