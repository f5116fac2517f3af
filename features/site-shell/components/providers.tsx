'use client'

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { lazy, useState, type ReactNode } from 'react'
import { AfterHydration } from '@/components/hydration/after-hydration'
import { AuthSync } from '@/features/auth/session/auth-sync'
import { authSession } from '@/features/auth/session/session'
import { setSignInSteps } from '@/features/auth/session/sign-in-steps'
import { loadWishlistAfterSignIn } from '@/features/wishlist/after-sign-in'
import { connectApi } from '@/lib/api/client'
import { ApiError } from '@/lib/api/errors'
import type { AppConfig } from '@/lib/app-config'

const WishWatch = lazy(async () => ({ default: (await import('@/features/wishlist/components/wishlist-sync')).WishlistSync }))

/** The client tree's root: the API's transport, and React Query with our defaults. */
export function Providers({ config, children }: { config: AppConfig; children: ReactNode }) {
  const [client] = useState(() => {
    connectApi({ identity: config, ...authSession })
    setSignInSteps([recoverCart, loadWishlistAfterSignIn])
    return newQueryClient()
  })
  return (
    <QueryClientProvider client={client}>
      {/* First and at once: nothing is asked for anybody before it listens, also where Back brings out a page that had hardly begun. */}
      <AuthSync />
      <AfterHydration>
        <WishWatch />
      </AfterHydration>
      {children}
    </QueryClientProvider>
  )
}

/** Loaded with the first sign-in: most visitors never need it. */
async function recoverCart(client: QueryClient) {
  const cart = await import('../recover-cart')
  await cart.recoverCart(client)
}

function newQueryClient() {
  return new QueryClient({
    defaultOptions: {
      // Without a connection a call fails and says so; the library's own way is to wait in silence until there is one.
      queries: {
        networkMode: 'always',
        staleTime: 60_000,
        // An answer that says no says it again; only a lost connection or a struggling server is asked once more.
        retry: (failures, error) => failures < 2 && error instanceof ApiError && (error.status === 0 || error.status >= 500),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}
