import { eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { cartApi } from '@/lib/api/v2/ecommerce/cart'
import type { Ctx } from '@/server/core/context'
import { carts } from '@/server/db/schema/cart'
import { inTransaction } from '@/server/core/transaction'
import { lockOpenCart, bumpCartVersion } from './record/open-cart'
import { acknowledgeCart } from './state/acknowledge-cart'

export async function removeCoupon(ctx: Ctx, input: ParsedOf<typeof cartApi.removeCoupon>) {
  return inTransaction(ctx, async (tx) => {
    const cart = await lockOpenCart(ctx, tx, input)
    await tx.update(carts).set({ couponId: null }).where(eq(carts.id, cart.id))
    return {
      coupon: null,
      cart: await acknowledgeCart(ctx, tx, await bumpCartVersion(ctx, tx, { ...cart, couponId: null }), input.protectCode),
    }
  })
}
