import { and, desc, eq, exists, isNull, notInArray } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import { cartItems, cartKeys, carts } from '@/server/db/schema/cart'
import type { Transaction } from '@/server/core/transaction'
import { requireUser } from '@/server/core/require-user'
import { hashSecret, newSecret } from '@/server/core/security/secrets'
import type { CartRef } from './protect-code'

const maxKeys = 10

/** The user's newest open cart with lines, with a new secret (docs/rules/cart.md#abandoned-cart). @throws UNAUTHORIZED */
export async function openAbandonedCart(ctx: Ctx, tx: Transaction): Promise<CartRef | null> {
  const { id: userId } = requireUser(ctx)
  const [cart] = await tx
    .select({ id: carts.id })
    .from(carts)
    .where(
      and(
        eq(carts.userId, userId),
        eq(carts.siteId, ctx.site.id),
        eq(carts.status, 'open'),
        isNull(carts.staffId),
        exists(tx.select({ id: cartItems.id }).from(cartItems).where(eq(cartItems.cartId, carts.id))),
      ),
    )
    .orderBy(desc(carts.updatedAt), desc(carts.id))
    .limit(1)
  if (!cart) return null
  const protectCode = newSecret()
  await tx.insert(cartKeys).values({ cartId: cart.id, hash: hashSecret(protectCode), createdAt: ctx.now() })
  await deleteOldKeys(tx, cart.id)
  return { cartId: cart.id, protectCode }
}

async function deleteOldKeys(tx: Transaction, cartId: string) {
  const newest = tx
    .select({ hash: cartKeys.hash })
    .from(cartKeys)
    .where(eq(cartKeys.cartId, cartId))
    .orderBy(desc(cartKeys.createdAt), desc(cartKeys.hash))
    .limit(maxKeys)
  await tx.delete(cartKeys).where(and(eq(cartKeys.cartId, cartId), notInArray(cartKeys.hash, newest)))
}
