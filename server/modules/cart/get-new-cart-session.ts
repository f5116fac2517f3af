import { eq } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import { carts } from '@/server/db/schema/cart'
import { users } from '@/server/db/schema/user'
import { protectCodeOf } from './record/protect-code'
import { emptyCart } from './record/open-cart'

/**
 * A new empty cart. A visitor's cart gets a row with its first change, a user's at once, with the card of the profile
 * (docs/decisions/013-a-cart-is-written-by-its-first-change.md).
 */
export async function getNewCartSession(ctx: Ctx) {
  const cartId = ctx.newId()
  const ref = { cartId, protectCode: await protectCodeOf(ctx, ctx.db, cartId) }
  if (ctx.actor.kind === 'user') await ctx.db.insert(carts).values({ ...emptyCart(ctx, ref), ...(await ownerColumns(ctx, ctx.actor)) })
  return ref
}

async function ownerColumns({ db }: Ctx, { id: userId }: { id: number }) {
  const [user] = await db.select({ memberCardBarcode: users.memberCardBarcode }).from(users).where(eq(users.id, userId))
  return { userId, memberCardBarcode: user?.memberCardBarcode ?? null }
}
