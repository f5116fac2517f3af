import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import type { InputOf } from '@/lib/api/endpoint'
import type { Cart } from '@/lib/api/entities/cart.schema'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import { forgetCart, rememberCart, restoreCart, useCartStore, type CartRef } from './cart-store'
import { cartQuery, keepCart } from './queries'
import { sessionLoss } from './session-loss'

type Addition = Omit<InputOf<typeof cartApi.addItem>, keyof CartRef | 'currencyId' | 'reservation'>

/** Adds to our cart, beginning one where there is none; a cart that became an order meanwhile is followed by a new one. */
export function useAddItem() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (addition: Addition) => {
      restoreCart()
      const ref = useCartStore.getState().ref ?? (await beginCart())
      try {
        return await add(ref, addition)
      } catch (error) {
        if (sessionLoss(error, { reading: false }) === 'none') throw error
        forgetCart()
        return add(await beginCart(), addition)
      }
    },
    onSuccess: (cart) => keepCart(client, refOf(cart), cart),
  })
}

function add(ref: CartRef, addition: Addition) {
  return call(cartApi.addItem, { ...ref, ...addition })
}

async function beginCart(): Promise<CartRef> {
  const ref = await call(cartApi.getNewCartSession, {})
  rememberCart(ref)
  return ref
}

function refOf({ cartId, protectCode }: Cart): CartRef {
  return { cartId, protectCode }
}

/** Takes a line out, at once on the screen; a failure puts it back. */
export function useDeleteItem(ref: CartRef) {
  const client = useQueryClient()
  const { queryKey } = cartQuery(ref)
  return useMutation({
    mutationFn: (itemId: number) => call(cartApi.deleteItem, { ...ref, itemId }),
    async onMutate(itemId) {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      client.setQueryData(queryKey, (cart) => (cart ? { ...cart, items: cart.items.filter((item) => item.itemId !== itemId) } : cart))
      return { before }
    },
    onError: (_error, _itemId, context) => client.setQueryData(queryKey, context?.before),
    onSuccess: (cart) => keepCart(client, ref, cart),
  })
}
