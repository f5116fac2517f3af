import { call } from '@/lib/api/client'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import { clearCartRef, isSameCart, saveCartRef, restoreCartRef, useCartStore, type CartRef } from './session/cart-store'
import { recordArchivedCart } from './session/cart-notices-store'
import { sessionLoss } from './session/cart-errors'

/** Runs `work` on the current cart. Creates a cart where there is none or the current one is lost (docs/rules/cart.md#session-loss). */
export async function withCurrentCart<T>(work: (ref: CartRef) => Promise<T>): Promise<T> {
  restoreCartRef()
  const ref = useCartStore.getState().ref ?? (await createCart())
  try {
    return await work(ref)
  } catch (error) {
    const loss = sessionLoss(error, { refusalMeansLost: false })
    if (loss === 'none') throw error
    // A concurrent addition has replaced the lost cart, or a sign-in its secret.
    const now = useCartStore.getState().ref
    if (now && !isSameCart(now, ref)) return work(now)
    clearCartRef()
    const next = await createCart()
    if (loss === 'reported') recordArchivedCart()
    return work(next)
  }
}

let creating: Promise<CartRef> | null = null

/** Concurrent callers share one new cart: a second one would hide the first one's lines. */
function createCart(): Promise<CartRef> {
  creating ??= requestCart().finally(() => {
    creating = null
  })
  return creating
}

async function requestCart(): Promise<CartRef> {
  const ref = await call(cartApi.getNewCartSession, {})
  saveCartRef(ref)
  return ref
}
