import type { QueryClient } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import { wishlistApi } from '@/lib/api/v1/cms/wishlist'
import { takePendingItem } from './pending-item'
import { wishlistQuery } from './queries'

/** Part of the sign-in (SPEC 4): the heart that was pressed before it is done now, and the list is fetched. */
export async function loadWishlistAfterSignIn(client: QueryClient) {
  const productId = takePendingItem()
  // Meanwhile it may be sold no more; the rest of the list comes all the same.
  if (productId !== null) await call(wishlistApi.create, { product_id: productId, wished: true }).catch(() => {})
  await client.fetchQuery({ ...wishlistQuery, staleTime: 0 })
}
