import { eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { guestApi } from '@/lib/api/v1/user/guest'
import type { Ctx } from '@/server/core/context'
import { guests } from '@/server/db/schema/user'
import { loadOpenCart } from '@/server/modules/cart/record/open-cart'
import { listAddresses } from '@/server/modules/checkout/buyer/buyer'
import { presentGuest } from './present-guest'

export async function get(ctx: Ctx, input: ParsedOf<typeof guestApi.get>) {
  const { guestId } = await loadOpenCart(ctx, ctx.db, input)
  if (guestId === null) return null
  const [[guest], addresses] = await Promise.all([
    ctx.db.select().from(guests).where(eq(guests.id, guestId)),
    listAddresses(ctx.db, { kind: 'guest', id: guestId }),
  ])
  return guest ? presentGuest(guest, addresses) : null
}
