import { useQueryClient } from '@tanstack/react-query'
import { cacheCart } from '@/features/cart/queries'
import { addPendingQuantity } from '@/features/cart/session/cart-store'
import { withCurrentCart } from '@/features/cart/with-current-cart'
import { call } from '@/lib/api/client'
import type { LineOptions } from '@/lib/api/entities/cart.schema'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import { useIdempotentSend } from '@/lib/browser/use-idempotent-send'

/** Adds a removed line again with its quantity and choices. It rejects as an addition does, such as when the stock is gone meanwhile. */
export function useRestoreLine() {
  const client = useQueryClient()
  const send = useIdempotentSend()
  return async function restore({ productId, qty, options }: { productId: number; qty: number; options: LineOptions }) {
    const settle = addPendingQuantity(qty)
    try {
      const line = { productId, qty, options }
      const cart = await send(line, (request) => withCurrentCart((ref) => call(cartApi.addItem, { ...ref, ...line }, request)))
      cacheCart(client, { cartId: cart.cartId, protectCode: cart.protectCode }, cart)
    } finally {
      settle()
    }
  }
}
