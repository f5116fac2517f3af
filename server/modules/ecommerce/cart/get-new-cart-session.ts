import { eq } from 'drizzle-orm'
import type { Ctx } from '@/server/context'
import { carts } from '@/server/db/schema/ecommerce'
import { users } from '@/server/db/schema/user'
import { hashSecret, newSecret } from '@/server/secrets'

/** A new empty cart, with the card of whoever is signed in. Its secret is told this once. */
export async function getNewCartSession(ctx: Ctx) {
  const cartId = ctx.newId()
  const protectCode = newSecret()
  await ctx.db
    .insert(carts)
    .values({ id: cartId, siteId: ctx.site.id, storeId: ctx.site.storeId, protectHash: hashSecret(protectCode), ...(await ownerOf(ctx)) })
    .prepare('new_cart')
    .execute()
  return { cartId, protectCode }
}

async function ownerOf({ db, actor }: Ctx) {
  if (actor.kind !== 'user') return { userId: null, memberCardBarcode: null }
  const [user] = await db.select({ memberCardBarcode: users.memberCardBarcode }).from(users).where(eq(users.id, actor.id))
  return { userId: actor.id, memberCardBarcode: user?.memberCardBarcode ?? null }
}
