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

/** Another register may be asked first, outside the transaction, and only for somebody who holds a cart. */
export async function applyMemberCard(ctx: Ctx, input: ParsedOf<typeof cartApi.applyMemberCard>) {
  await loadOpenCart(ctx, ctx.db, input)
  await requireValidCard(ctx, input.barcode)
  return inTransaction(ctx, async (tx) => {
    const cart = await lockOpenCart(ctx, tx, input)
    const card = { memberCardBarcode: input.barcode }
    await tx.update(carts).set(card).where(eq(carts.id, cart.id))
    await saveCardToProfile(ctx, tx, input.barcode)
    const told = await acknowledgeCart(ctx, tx, await bumpCartVersion(ctx, tx, { ...cart, ...card }), input.protectCode)
    return { coupon: told.coupon, cart: told }
  })
}
