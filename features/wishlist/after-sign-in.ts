import type { QueryClient } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import { wishlistApi } from '@/lib/api/v1/cms/wishlist'
import { takePendingItem } from './pending-item'
import { wishlistQuery } from './queries'

/** A sign-in step: adds the pending item, then loads the wishlist (docs/rules/forms.md#wishlist-after-sign-in). */
export async function loadWishlistAfterSignIn(client: QueryClient) {
  const productId = takePendingItem()
  // The product may no longer exist; the list loads anyway.
  if (productId !== null) await call(wishlistApi.create, { product_id: productId, wished: true }).catch(() => {})
  await client.fetchQuery({ ...wishlistQuery, staleTime: 0 })
}
