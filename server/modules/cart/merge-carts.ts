import { eq, sql } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { cartApi } from '@/lib/api/v2/ecommerce/cart'
import type { Ctx } from '@/server/core/context'
import { cartItems, cartKeys, carts } from '@/server/db/schema/cart'
import { users } from '@/server/db/schema/user'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { requireUser } from '@/server/core/require-user'
import { hashSecret, newSecret } from '@/server/core/security/secrets'
import { loadCartState, type CartState } from './state/cart-state'
import { mergeLines, type MergeableLine } from './line/merge-lines'
import { openAbandonedCart } from './record/abandoned-cart'
import { bumpCartVersion, loadOpenCart, lockOpenCart, type CartRow } from './record/open-cart'
import type { CartRef } from './record/protect-code'
import { maxLines, maxQuantity } from './line/line-checks'
import { acknowledgeCart } from './state/acknowledge-cart'

type Input = ParsedOf<typeof cartApi.mergeCarts>

/**
 * Assigns the browser's cart to the user who signed in; its lines join `into`, or the cart that the user left (docs/rules/cart.md#cart-merge).
 * @throws CART_NOT_FOUND for another user's cart, even with its secret
 */
export async function mergeCarts(ctx: Ctx, { into: named, ...from }: Input) {
  return inTransaction(ctx, async (tx) => {
    const into = named ?? (await openLeftCart(ctx, tx, from))
    if (!into || into.cartId === from.cartId) {
      const cart = requireClaimable(ctx, await lockOpenCart(ctx, tx, from))
      const protectCode = cart.userId === null ? await renewSecret(tx, cart) : from.protectCode
      return acknowledgeCart(ctx, tx, await claimCart(ctx, tx, cart), protectCode)
    }
    const [source, target] = await lockBothCarts(ctx, tx, from, into)
    await writeMergedLines(ctx, tx, source, target)
    await tx.update(carts).set({ status: 'archived', updatedAt: ctx.now() }).where(eq(carts.id, source.id))
    const discounts = await mergeDiscounts(ctx, tx, source, target)
    const cart = await claimCart(ctx, tx, { ...target, ...discounts })
    return acknowledgeCart(ctx, tx, cart, into.protectCode)
  })
}

/** The cart that a guest's cart joins, which would else hide it. The user's own carts of several devices stay apart. */
async function openLeftCart(ctx: Ctx, tx: Transaction, from: CartRef): Promise<CartRef | null> {
  const { userId } = await loadOpenCart(ctx, tx, from)
  return userId === null ? openAbandonedCart(ctx, tx) : null
}

function requireClaimable(ctx: Ctx, cart: CartRow): CartRow {
  if (cart.userId !== null && cart.userId !== requireUser(ctx).id) throw new AppError('CART_NOT_FOUND')
  return cart
}

/** The guest's secret opens nothing any more, so nobody else who has it can read the user's cart. */
async function renewSecret(tx: Transaction, { id }: CartRow): Promise<string> {
  const protectCode = newSecret()
  await tx
    .update(carts)
    .set({ protectHash: hashSecret(protectCode) })
    .where(eq(carts.id, id))
  await tx.delete(cartKeys).where(eq(cartKeys.cartId, id))
  return protectCode
}

/** Locks in the order of the ids, so that two opposite merges cannot deadlock. */
async function lockBothCarts(ctx: Ctx, tx: Transaction, from: CartRef, into: CartRef): Promise<[CartRow, CartRow]> {
  const first = await lockOpenCart(ctx, tx, from.cartId < into.cartId ? from : into)
  const second = await lockOpenCart(ctx, tx, from.cartId < into.cartId ? into : from)
  const [source, target] = first.id === from.cartId ? [first, second] : [second, first]
  if (target.userId !== requireUser(ctx).id) throw new AppError('CART_NOT_FOUND')
  return [requireClaimable(ctx, source), target]
}

/** Writes the merged lines into the target. */
async function writeMergedLines(ctx: Ctx, tx: Transaction, source: CartRow, target: CartRow) {
  const [from, into] = await Promise.all([loadCartState(ctx, tx, source), loadCartState(ctx, tx, target)])
  const merged = mergeLines(mergeableLines(into), mergeableLines(from), { maxLines, maxQuantity })
  const known = [...into.lines, ...from.lines]
  const rows = merged.flatMap(({ productId, optionsKey, quantity }) => {
    const same = known.find(({ item }) => item.id === productId && item.optionsKey === optionsKey)
    return same ? { cartId: target.id, productId, quantity, options: same.item.options, optionsKey, seenCents: same.item.seenCents } : []
  })
  if (rows.length === 0) return
  await tx
    .insert(cartItems)
    .values(rows)
    .onConflictDoUpdate({
      target: [cartItems.cartId, cartItems.productId, cartItems.optionsKey],
      set: { quantity: sql`excluded.quantity` },
    })
}

function mergeableLines({ lines }: CartState): MergeableLine[] {
  return lines.map(({ item, configured }) => ({
    productId: item.id,
    optionsKey: item.optionsKey,
    quantity: item.quantity,
    demand: configured?.demand ?? [],
  }))
}

/** The browser's coupon if it is valid for the merged cart, else the target's; if neither is, the browser's stays until `acknowledgeCart` removes it. */
async function mergeDiscounts(ctx: Ctx, tx: Transaction, source: CartRow, target: CartRow) {
  const memberCardBarcode = source.memberCardBarcode ?? target.memberCardBarcode
  const both = [source.couponId, target.couponId].filter((id) => id !== null)
  for (const couponId of both) {
    const { coupon } = await loadCartState(ctx, tx, { ...target, memberCardBarcode, couponId })
    if (coupon) return { memberCardBarcode, couponId }
  }
  return { memberCardBarcode, couponId: both[0] ?? null }
}

/** Assigns the cart to the user, with the card of the profile if it has none. */
async function claimCart(ctx: Ctx, tx: Transaction, cart: CartRow): Promise<CartRow> {
  const { id: userId } = requireUser(ctx)
  const [user] = await tx.select({ memberCardBarcode: users.memberCardBarcode }).from(users).where(eq(users.id, userId))
  const owned = { userId, couponId: cart.couponId, memberCardBarcode: cart.memberCardBarcode ?? user?.memberCardBarcode ?? null }
  await tx.update(carts).set(owned).where(eq(carts.id, cart.id))
  return bumpCartVersion(ctx, tx, { ...cart, ...owned })
}
