import { eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { guestApi } from '@/lib/api/v1/user/guest'
import type { Ctx } from '@/server/core/context'
import { guests } from '@/server/db/schema/user'
import { findOpenCart } from '@/server/modules/cart/record/open-cart'
import { addressesOf } from '@/server/modules/checkout/buyer/owner'
import { presentGuest } from './present-guest'

export async function get(ctx: Ctx, input: ParsedOf<typeof guestApi.get>) {
  const { guestId } = await findOpenCart(ctx, ctx.db, input)
  if (guestId === null) return null
  const [[guest], addresses] = await Promise.all([
    ctx.db.select().from(guests).where(eq(guests.id, guestId)),
    addressesOf(ctx.db, { kind: 'guest', id: guestId }),
  ])
  return guest ? presentGuest(guest, addresses) : null
}
