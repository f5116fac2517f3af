import { eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { cartApi } from '@/lib/api/v2/ecommerce/cart'
import type { Ctx } from '@/server/core/context'
import { carts } from '@/server/db/schema/cart'
import { inTransaction } from '@/server/core/transaction'
import { requireValidCard } from '@/server/modules/user/member-card/check-card'
import { saveCardToProfile } from '@/server/modules/user/member-card/save-card-to-profile'
import { loadOpenCart, lockOpenCart, bumpCartVersion } from './record/open-cart'
import { acknowledgeCart } from './state/acknowledge-cart'

/** Checks the card outside the transaction, because an external register may be called, and only for the holder of a cart. */
export async function applyMemberCard(ctx: Ctx, input: ParsedOf<typeof cartApi.applyMemberCard>) {
  await loadOpenCart(ctx, ctx.db, input)
  await requireValidCard(ctx, input.barcode)
  return inTransaction(ctx, async (tx) => {
    const locked = await lockOpenCart(ctx, tx, input)
    const card = { memberCardBarcode: input.barcode }
    await tx.update(carts).set(card).where(eq(carts.id, locked.id))
    await saveCardToProfile(ctx, tx, input.barcode)
    const cart = await acknowledgeCart(ctx, tx, await bumpCartVersion(ctx, tx, { ...locked, ...card }), input.protectCode)
    return { coupon: cart.coupon, cart }
  })
}
