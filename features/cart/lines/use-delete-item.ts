import { useMutation, useQueryClient } from '@tanstack/react-query'
import { cacheCart, cartQuery } from '@/features/cart/queries'
import { isNotInCart } from '@/features/cart/session/cart-errors'
import type { CartRef } from '@/features/cart/session/cart-store'
import { call } from '@/lib/api/client'
import type { CartItem } from '@/lib/api/entities/cart.schema'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'

type Removal = { onRemoved: (line: CartItem | undefined) => void; onFailed: (error: Error) => void }

/**
 * Removes a line optimistically (docs/rules/cart.md#line-removal). The callbacks are the mutation's: the list of lines is gone when its only line is removed,
 * and with it the callbacks of `mutate`. `onRemoved` gets the line as it was.
 */
export function useDeleteItem(cartRef: CartRef, { onRemoved, onFailed }: Removal) {
  const client = useQueryClient()
  const { queryKey } = cartQuery(cartRef)
  return useMutation({
    mutationFn: (itemId: number) => call(cartApi.deleteItem, { ...cartRef, itemId }),
    async onMutate(itemId) {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      client.setQueryData(queryKey, (cart) => (cart ? { ...cart, items: cart.items.filter((item) => item.itemId !== itemId) } : cart))
      return { before }
    },
    onError(error, _itemId, context) {
      if (!isNotInCart(error)) client.setQueryData(queryKey, context?.before)
      // Another window, or a cancelled edit of the line, may have changed the cart.
      void client.invalidateQueries({ queryKey })
      onFailed(error)
    },
    onSuccess(cart, itemId, { before }) {
      cacheCart(client, cartRef, cart)
      onRemoved(before?.items.find((item) => item.itemId === itemId))
    },
  })
}
