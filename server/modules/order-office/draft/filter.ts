import { and, desc, eq, sql } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import { requireUser } from '@/server/core/require-user'
import { cartItems, carts } from '@/server/db/schema/cart'
import { guests } from '@/server/db/schema/user'
import { loadDraftCountries } from './load-checkout-options'

const maxDrafts = 20

/** Lists the employee's open drafts, the newest first, and the countries that a phone order can be sent to. */
export async function filter(ctx: Ctx) {
  const pieces = sql<number>`coalesce((select sum(i.quantity) from ${cartItems} i where i.cart_id = ${carts}.id), 0)::int`
  const countries = await loadDraftCountries(ctx, ctx.db)
  const rows = await ctx.db
    .select({ id: carts.id, updatedAt: carts.updatedAt, firstName: guests.firstName, lastName: guests.lastName, pieces })
    .from(carts)
    .leftJoin(guests, eq(guests.id, carts.guestId))
    .where(and(eq(carts.staffId, requireUser(ctx).id), eq(carts.siteId, ctx.site.id), eq(carts.status, 'open')))
    .orderBy(desc(carts.updatedAt), desc(carts.id))
    .limit(maxDrafts)
  const records = rows.map(({ updatedAt, firstName, lastName, ...row }) => ({
    ...row,
    updatedAt: updatedAt.toISOString(),
    customer: `${firstName ?? ''} ${lastName ?? ''}`.trim(),
  }))
  return { records, countries }
}
