import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { cartApi } from '@/lib/api/v2/ecommerce/cart'
import type { Ctx } from '@/server/core/context'
import { cartItems } from '@/server/db/schema/cart'
import { inTransaction } from '@/server/core/transaction'
import { lockOpenCart, bumpCartVersion } from './record/open-cart'
import { acknowledgeCart } from './state/acknowledge-cart'

export async function deleteItem(ctx: Ctx, input: ParsedOf<typeof cartApi.deleteItem>) {
  return inTransaction(ctx, async (tx) => {
    const cart = await lockOpenCart(ctx, tx, input)
    const removed = await tx
      .delete(cartItems)
      .where(and(eq(cartItems.cartId, cart.id), eq(cartItems.id, input.itemId)))
      .returning({ id: cartItems.id })
    if (removed.length === 0) throw new AppError('ITEM_NOT_IN_CART')
    return acknowledgeCart(ctx, tx, await bumpCartVersion(ctx, tx, cart), input.protectCode)
  })
}
