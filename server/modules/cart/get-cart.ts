import type { ParsedOf } from '@/lib/api/endpoint'
import type { cartApi } from '@/lib/api/v2/ecommerce/cart'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { refreshCard } from '@/server/modules/user/member-card/check-card'
import { isAcknowledged, loadCartState } from './state/cart-state'
import { loadOpenCart, lockOpenCart } from './record/open-cart'
import { presentCart } from './state/present-cart'
import { acknowledgeCart } from './state/acknowledge-cart'

/** Reads without a lock. Locks and writes only when prices or discounts have changed since the last answer. */
export async function getCart(ctx: Ctx, input: ParsedOf<typeof cartApi.getCart>) {
  const state = await loadCartState(ctx, ctx.db, await loadOpenCart(ctx, ctx.db, input))
  if (isAcknowledged(state)) return presentCart(ctx, ctx.db, state, input.protectCode)
  const { memberCardBarcode } = state.cart
  // The register's answer may only be too old.
  if (memberCardBarcode !== null && !state.isMember) await refreshCard(ctx, memberCardBarcode)
  return inTransaction(ctx, async (tx) => acknowledgeCart(ctx, tx, await lockOpenCart(ctx, tx, input), input.protectCode))
}
