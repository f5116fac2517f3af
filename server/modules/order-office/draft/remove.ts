import { eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { officeDraftApi } from '@/lib/api/v2/ecommerce/order/office/draft'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { carts } from '@/server/db/schema/cart'
import { guests } from '@/server/db/schema/user'
import { requireOpen } from '@/server/modules/cart/record/open-cart'
import { lockDraft } from './lock-draft'

/** Deletes a draft with what is known of its buyer. */
export async function remove(ctx: Ctx, { id }: ParsedOf<typeof officeDraftApi.remove>) {
  return inTransaction(ctx, async (tx) => {
    const { guestId } = requireOpen(await lockDraft(ctx, tx, id))
    await tx.delete(carts).where(eq(carts.id, id))
    if (guestId !== null) await tx.delete(guests).where(eq(guests.id, guestId))
    return {}
  })
}
