import { and, eq, ne } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { cartApi } from '@/lib/api/v2/ecommerce/cart'
import type { Ctx } from '@/server/core/context'
import { cartItems, carts } from '@/server/db/schema/cart'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { loadCartState, type CartLine } from './state/cart-state'
import { createAddition, isReplay, serializeAddition } from './record/last-addition'
import { loadProductSnapshot } from './line/product-snapshot'
import { lockOpenCart, bumpCartVersion } from './record/open-cart'
import { presentCart } from './state/present-cart'
import { requireConfigured, maxQuantity, outOfStockError, requireSubscriptionAlone } from './line/line-checks'
import { acknowledgePrices, acknowledgeCart } from './state/acknowledge-cart'

type Input = ParsedOf<typeof cartApi.updateItem>
type Item = typeof cartItems.$inferSelect

/** Reducing is always allowed, raising only as far as there is stock. A line that joined another is gone, so a repeat is detected by its key. */
export async function updateItem(ctx: Ctx, input: Input) {
  return inTransaction(ctx, async (tx) => {
    const cart = await lockOpenCart(ctx, tx, input)
    const addition = createAddition(ctx, [input.itemId, input.productId, input.qty, input.options])
    if (isReplay(cart, addition)) return acknowledgeCart(ctx, tx, cart, input.protectCode)
    const item = await loadItem(tx, input)
    // A repeat after a lost answer: another version would refuse the order that the shopper is looking at.
    const isUnchanged = item.quantity === input.qty && !input.options && (input.productId ?? item.productId) === item.productId
    if (isUnchanged) return acknowledgeCart(ctx, tx, cart, input.protectCode)
    const itemId = await applyChange(ctx, tx, item, input)
    if (itemId !== item.id)
      await tx
        .update(carts)
        .set({ lastAddition: serializeAddition(addition) })
        .where(eq(carts.id, cart.id))
    const state = await loadCartState(ctx, tx, await bumpCartVersion(ctx, tx, cart))
    const isMore = ({ id, quantity }: CartLine['item']) => id !== item.productId || quantity > item.quantity
    const more = state.lines.filter(({ item }) => item.itemId === itemId && isMore(item))
    if (more.length > 0 || input.options) requireSubscriptionAlone(state.lines.map(({ item }) => item))
    const short = more.filter(({ stock }) => stock.problem)
    if (short.length > 0) throw outOfStockError(short)
    await acknowledgePrices(tx, state)
    return presentCart(ctx, tx, state, input.protectCode)
  })
}

async function loadItem(tx: Transaction, { cartId, itemId }: Input): Promise<Item> {
  const [item] = await tx
    .select()
    .from(cartItems)
    .where(and(eq(cartItems.cartId, cartId), eq(cartItems.id, itemId)))
    .prepare('item')
    .execute()
  if (!item) throw new AppError('ITEM_NOT_IN_CART')
  return item
}

/** Sets quantity and, when sent, product and options; a line that equals another joins it. @returns the id of the remaining line */
async function applyChange(
  ctx: Ctx,
  tx: Transaction,
  item: Item,
  { qty, productId = item.productId, options: sent }: Input,
): Promise<number> {
  if (!sent && productId === item.productId) {
    await tx.update(cartItems).set({ quantity: qty }).where(eq(cartItems.id, item.id)).prepare('set_quantity').execute()
    return item.id
  }
  const { options, optionsKey, unitCents } = requireConfigured(await loadProductSnapshot(ctx, tx, productId), sent ?? {})
  const [same] = await tx
    .select()
    .from(cartItems)
    .where(and(isSameLine({ cartId: item.cartId, productId }, optionsKey), ne(cartItems.id, item.id)))
  if (!same) {
    await tx.update(cartItems).set({ productId, quantity: qty, options, optionsKey, seenCents: unitCents }).where(eq(cartItems.id, item.id))
    return item.id
  }
  const quantity = same.quantity + qty
  if (quantity > maxQuantity) throw new AppError('INVALID_QUANTITY')
  await tx.delete(cartItems).where(eq(cartItems.id, item.id))
  await tx.update(cartItems).set({ quantity }).where(eq(cartItems.id, same.id))
  return same.id
}

function isSameLine({ cartId, productId }: Pick<Item, 'cartId' | 'productId'>, optionsKey: string) {
  return and(eq(cartItems.cartId, cartId), eq(cartItems.productId, productId), eq(cartItems.optionsKey, optionsKey))
}
