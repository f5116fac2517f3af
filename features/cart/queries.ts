import { queryOptions, replaceEqualDeep, skipToken, useQuery, type QueryClient } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import type { Cart } from '@/lib/api/entities/cart.schema'
import { queryKey } from '@/lib/api/query'
import { bundleApi } from '@/lib/api/v1/product/check-bundles'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import { settingsApi } from '@/lib/api/v2/ecommerce/settings'
import { broadcastCart } from './session/cart-channel'
import { recordArchivedCart, recordNotices } from './session/cart-notices-store'
import { clearCartRef, isSameCart, useCartStore, type CartRef } from './session/cart-store'
import { forgetMemberCard, rememberMemberCard } from './session/member-card'
import { sessionLoss } from './session/cart-errors'

/** The current cart; not fetched without one. A lost cart is removed (docs/rules/cart.md#session-loss); <CartSync> reports an archived one. */
export function cartQuery(ref: CartRef | null) {
  return queryOptions({
    queryKey: ref ? queryKey(cartApi.getCart, ref) : ['no cart'],
    staleTime: 30_000,
    structuralSharing: (cached, next) => (isOlder(next, cached) ? cached : replaceEqualDeep(cached, next)),
    queryFn: ref ? ({ signal }) => fetchCart(ref, signal) : skipToken,
  })
}

async function fetchCart(ref: CartRef, signal: AbortSignal): Promise<Cart | null> {
  try {
    return recordCart(await call(cartApi.getCart, ref, { signal }))
  } catch (error) {
    const loss = sessionLoss(error, { refusalMeansLost: true })
    if (loss === 'none') throw error
    const current = useCartStore.getState().ref
    if (!current || !isSameCart(current, ref)) return null
    clearCartRef()
    if (loss === 'reported') recordArchivedCart()
    return null
  }
}

export function useCart() {
  return useQuery(cartQuery(useCartStore((state) => state.ref)))
}

/** An outdated response must not replace a newer one. */
function isOlder(next: unknown, cached: unknown) {
  return versionOf(next) < versionOf(cached)
}

function versionOf(cart: unknown) {
  return typeof cart === 'object' && cart !== null && 'version' in cart ? Number(cart.version) : 0
}

/** Caches the response to a change and informs the other windows. */
export function cacheCart(client: QueryClient, ref: CartRef, cart: Cart) {
  client.setQueryData(cartQuery(ref).queryKey, recordCart(cart))
  broadcastCart({ kind: 'changed', cartId: cart.cartId, version: cart.version })
}

function recordCart(cart: Cart): Cart {
  recordNotices(cart)
  if (cart.memberCard !== null) rememberMemberCard(cart.memberCard)
  else if (cart.removedMemberCard) forgetMemberCard()
  return cart
}

export const checkoutSettingsQuery = queryOptions({
  queryKey: queryKey(settingsApi.getCheckoutSettings, {}),
  queryFn: ({ signal }) => call(settingsApi.getCheckoutSettings, {}, { signal }),
  staleTime: 10 * 60_000,
})

/** A bundle with its parts (docs/rules/cart.md#bundle-dialog). */
export function bundleQuery(product: number) {
  const input = { product }
  return queryOptions({
    queryKey: queryKey(bundleApi.checkBundles, input),
    queryFn: ({ signal }) => call(bundleApi.checkBundles, input, { signal }),
    staleTime: 60_000,
  })
}
