import { and, eq } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import type { Ctx } from '@/server/core/context'
import { requireUser } from '@/server/core/require-user'
import type { Transaction } from '@/server/core/transaction'
import type { Tx } from '@/server/db/client'
import { carts } from '@/server/db/schema/cart'
import { requireOpen, type CartRow } from '@/server/modules/cart/record/open-cart'

/** Locks the employee's own draft, open or ordered. @throws NOT_FOUND for any other cart */
export async function lockDraft(ctx: Ctx, tx: Transaction, id: string): Promise<CartRow> {
  const [cart] = await tx.select().from(carts).where(isOwnDraft(ctx, id)).for('update')
  if (!cart) throw new AppError('NOT_FOUND')
  return cart
}

/** Loads the employee's own draft without a lock. @throws NOT_FOUND, SESSION_USED when it became an order */
export async function loadDraft(ctx: Ctx, db: Tx, id: string): Promise<CartRow> {
  const [cart] = await db.select().from(carts).where(isOwnDraft(ctx, id))
  if (!cart) throw new AppError('NOT_FOUND')
  return requireOpen(cart)
}

function isOwnDraft(ctx: Ctx, id: string) {
  return and(eq(carts.id, id), eq(carts.siteId, ctx.site.id), eq(carts.staffId, requireUser(ctx).id))
}

/**
 * A context whose caller is the draft's guest, because the checkout treats its caller as the buyer. Without the client's address, limits on unknown buyers do
 * not apply to staff.
 */
export function withGuestActor(ctx: Ctx): Ctx {
  return { ...ctx, actor: { kind: 'visitor' }, address: null }
}
