import { eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { cartApi } from '@/lib/api/v2/ecommerce/cart'
import type { Ctx } from '@/server/core/context'
import { carts } from '@/server/db/schema/cart'
import { inTransaction } from '@/server/core/transaction'
import { findCouponByCode } from '@/server/modules/coupon/find-coupon'
import { loadCartState } from './state/cart-state'
import { lockOpenCart, bumpCartVersion } from './record/open-cart'
import { presentCart } from './state/present-cart'
import { acknowledgePrices } from './state/acknowledge-cart'

/** Counts no use (docs/rules/prices.md#coupon-usage). An invalid coupon leaves the previous one in place (docs/rules/prices.md#one-coupon). */
export async function applyCoupon(ctx: Ctx, input: ParsedOf<typeof cartApi.applyCoupon>) {
  return inTransaction(ctx, async (tx) => {
    const cart = await lockOpenCart(ctx, tx, input)
    const found = await findCouponByCode(ctx, tx, { cart, code: input.couponCode })
    if (!found) throw new AppError('COUPON_NOT_FOUND')
    // The same coupon again changes nothing, such as a repeat after a lost answer.
    const changed = cart.couponId === found.id ? cart : await bumpCartVersion(ctx, tx, { ...cart, couponId: found.id })
    const state = await loadCartState(ctx, tx, changed)
    if (state.lines.length === 0) throw new AppError('CART_EMPTY')
    if (state.rejectedCoupon) {
      const hasVouchers = state.lines.some(({ item }) => item.isVoucher)
      throw new AppError('COUPON_INVALID', { reason: state.rejectedCoupon.problem, minimum: found.minTotalCents / 100, hasVouchers })
    }
    await tx.update(carts).set({ couponId: found.id }).where(eq(carts.id, cart.id))
    await acknowledgePrices(tx, state)
    return { coupon: { code: found.code, kind: found.kind }, cart: await presentCart(ctx, tx, state, input.protectCode) }
  })
}
