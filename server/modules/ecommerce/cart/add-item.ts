import { sql } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { cartApi } from '@/lib/api/v2/ecommerce/cart'
import type { Ctx } from '@/server/context'
import { cartItems } from '@/server/db/schema/ecommerce'
import { inTransaction, type Transaction } from '@/server/db/transaction'
import { readCart } from './cart-state'
import type { ConfiguredLine } from './configure-line'
import { factsOf } from './line-facts'
import { lockOpenCart, touchCart } from './open-cart'
import { presentCart } from './present-cart'
import { refuseTooMany } from './quantity-limit'
import { configured, maxLines, outOfStock } from './refusals'
import { rememberSeen } from './tell-cart'

type Input = ParsedOf<typeof cartApi.addItem>

/** Reserves nothing (DESIGN 7): stock is looked at now and taken by the order. */
export async function addItem(ctx: Ctx, input: Input) {
  return refuseTooMany(() =>
    inTransaction(ctx, async (tx) => {
      const [cart, facts] = await Promise.all([lockOpenCart(ctx, tx, input), factsOf(ctx, tx, input.productId)])
      const itemId = await putLine(tx, input, configured(facts, input.options))
      const state = await readCart(ctx, tx, await touchCart(ctx, tx, cart))
      if (state.lines.length > maxLines) throw new AppError('CART_LINES_LIMIT')
      const added = state.lines.filter(({ row, stock }) => row.itemId === itemId && stock.problem)
      if (added.length > 0) throw outOfStock(added)
      await rememberSeen(tx, state)
      return presentCart(tx, state, input.protectCode)
    }),
  )
}

async function putLine(tx: Transaction, { cartId, productId, qty }: Input, { options, optionsKey, unitCents }: ConfiguredLine) {
  const [item] = await tx
    .insert(cartItems)
    .values({ cartId, productId, quantity: qty, options, optionsKey, seenCents: unitCents })
    .onConflictDoUpdate({
      target: [cartItems.cartId, cartItems.productId, cartItems.optionsKey],
      set: { quantity: sql`${cartItems.quantity} + excluded.quantity`, seenCents: sql`excluded.seen_cents` },
    })
    .returning({ id: cartItems.id })
    .prepare('put_line')
    .execute()
  return item?.id
}
