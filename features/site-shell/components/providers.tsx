'use client'

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { lazy, useState, type ReactNode } from 'react'
import { WhenAlive } from '@/components/when-alive'
import { AuthWatch } from '@/features/auth/components/auth-watch'
import { authSession } from '@/features/auth/session'
import { connectSignIn } from '@/features/auth/sign-in-steps'
import { fetchWishes } from '@/features/wishlist/after-sign-in'
import { connectApi } from '@/lib/api/client'
import { ApiError } from '@/lib/api/errors'
import type { AppConfig } from '@/lib/app-config'

const WishWatch = lazy(async () => ({ default: (await import('@/features/wishlist/components/wish-watch')).WishWatch }))

/** The client tree's root: the API's transport, and React Query with our defaults. */
export function Providers({ config, children }: { config: AppConfig; children: ReactNode }) {
  const [client] = useState(() => {
    connectApi({ identity: config, ...authSession })
    connectSignIn([recoverCart, fetchWishes])
    return newQueryClient()
  })
  return (
    <QueryClientProvider client={client}>
      {/* First and at once: nothing is asked for anybody before it listens, also where Back brings out a page that had hardly begun. */}
      <AuthWatch />
      <WhenAlive>
        <WishWatch />
      </WhenAlive>
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
