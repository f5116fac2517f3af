import { eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { cartApi } from '@/lib/api/v2/ecommerce/cart'
import type { Ctx } from '@/server/core/context'
import { cartItems } from '@/server/db/schema/cart'
import { productVariants } from '@/server/db/schema/product'
import { loadCards } from '@/server/modules/product/catalogue/cards'
import { loadCrossSells } from '@/server/modules/product/catalogue/cross-sells'
import { loadOpenCart } from './record/open-cart'
import { interleave } from './line/interleave'

const limit = 4

/** Cross-sells of all lines, interleaved (docs/rules/cart.md#cross-sells). */
export async function getCrossSells(ctx: Ctx, input: ParsedOf<typeof cartApi.getCrossSells>) {
  const cart = await loadOpenCart(ctx, ctx.db, input)
  const rows = await ctx.db
    .select({ productId: cartItems.productId, parentId: productVariants.parentId })
    .from(cartItems)
    .leftJoin(productVariants, eq(productVariants.childId, cartItems.productId))
    .where(eq(cartItems.cartId, cart.id))
    .orderBy(cartItems.id)
  const inCart = rows.map(({ productId, parentId }) => parentId ?? productId).toReversed()
  if (inCart.length === 0) return []
  const crossSells = await loadCrossSells(ctx, inCart)
  const ids = interleave(
    inCart.map((id) => crossSells.get(id) ?? []),
    { exclude: inCart, limit: limit * 2 },
  )
  const cards = await loadCards(ctx, ids)
  return cards.filter(({ stock }) => stock.state !== 'out').slice(0, limit)
}
