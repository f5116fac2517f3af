import type { Ctx } from '@/server/context'
import { carts } from '@/server/db/schema/ecommerce'
import { hashSecret, newSecret } from '@/server/secrets'

/** A new empty cart. Its secret is told this once. */
export async function getNewCartSession(ctx: Ctx) {
  const cartId = ctx.newId()
  const protectCode = newSecret()
  const userId = ctx.actor.kind === 'user' ? ctx.actor.id : null
  await ctx.db
    .insert(carts)
    .values({ id: cartId, siteId: ctx.site.id, storeId: ctx.site.storeId, protectHash: hashSecret(protectCode), userId })
    .prepare('new_cart')
    .execute()
  return { cartId, protectCode }
}
