import type { ParsedOf } from '@/lib/api/endpoint'
import type { cartApi } from '@/lib/api/v2/ecommerce/cart'
import type { Ctx } from '@/server/core/context'
import { refreshCard } from '@/server/modules/user/member-card/check-card'
import { getCart } from './get-cart'
import { loadOpenCart } from './record/open-cart'

type Input = ParsedOf<typeof cartApi.validateCart>

/** The current cart, for the browser to compare with its copy (docs/rules/cart.md#cart-change-check). Checks the member card again. */
export async function validateCart(ctx: Ctx, input: Input) {
  const { memberCardBarcode } = await loadOpenCart(ctx, ctx.db, input)
  if (memberCardBarcode !== null) await refreshCard(ctx, memberCardBarcode)
  const cart = await getCart(ctx, input)
  return { ...cart, validateMemberCard: !cart.removedMemberCard }
}
