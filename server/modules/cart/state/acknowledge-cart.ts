import { eq, sql } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import { executePrepared } from '@/server/db/prepared'
import { carts } from '@/server/db/schema/cart'
import type { Transaction } from '@/server/core/transaction'
import { validDiscounts, isAcknowledged, currentPrices, loadCartState, type CartState } from './cart-state'
import type { CartRow } from '@/server/modules/cart/record/open-cart'
import { presentCart } from './present-cart'

/** Loads a locked cart, stores the prices its answer shows, and presents it. Most calls that change a cart end here; those that price a line themselves store its price. */
export async function acknowledgeCart(ctx: Ctx, tx: Transaction, cart: CartRow, protectCode: string) {
  const state = await loadCartState(ctx, tx, cart)
  await acknowledgePrices(tx, state)
  return presentCart(ctx, tx, state, protectCode)
}

/** Stores the prices that the answer shows, so that an order detects later changes, and removes an invalid coupon or card (docs/rules/prices.md#coupon-removal). */
export async function acknowledgePrices(tx: Transaction, state: CartState) {
  if (isAcknowledged(state)) return
  const now = currentPrices(state)
  await tx
    .update(carts)
    .set({ seenExtraCents: now.extra, ...validDiscounts(state) })
    .where(eq(carts.id, state.cart.id))
    .prepare('acknowledge_extra')
    .execute()
  await executePrepared(
    tx,
    sql`
      update cart_items set seen_cents = now.cents
      from jsonb_to_recordset(${JSON.stringify(now.lines.map(({ itemId, unit }) => ({ id: itemId, cents: unit })))}::jsonb) as now(id int, cents int)
      where cart_items.id = now.id and cart_items.cart_id = ${state.cart.id} and cart_items.seen_cents is distinct from now.cents`,
  )
}
