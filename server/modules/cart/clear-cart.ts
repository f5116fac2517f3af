import { eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { cartApi } from '@/lib/api/v2/ecommerce/cart'
import type { Ctx } from '@/server/core/context'
import { cartItems } from '@/server/db/schema/cart'
import { inTransaction } from '@/server/core/transaction'
import { lockOpenCart, bumpCartVersion } from './record/open-cart'
import { acknowledgeCart } from './state/acknowledge-cart'

export async function clearCart(ctx: Ctx, input: ParsedOf<typeof cartApi.clearCart>) {
  return inTransaction(ctx, async (tx) => {
    const cart = await lockOpenCart(ctx, tx, input)
    await tx.delete(cartItems).where(eq(cartItems.cartId, cart.id))
    return acknowledgeCart(ctx, tx, await bumpCartVersion(ctx, tx, cart), input.protectCode)
  })
}
