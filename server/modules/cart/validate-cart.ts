import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { cartApi } from '@/lib/api/v2/ecommerce/cart'
import type { Ctx } from '@/server/core/context'
import { isValidCard } from '@/server/modules/user/member-card/check-card'
import { getCart } from './get-cart'
import { loadOpenCart } from './record/open-cart'

type Input = ParsedOf<typeof cartApi.validateCart>

/** The cart as it is now, for the shopper's side to compare with its own copy (SPEC 4 'Cart change check'). A card is asked about anew. */
export async function validateCart(ctx: Ctx, input: Input) {
  const { memberCardBarcode } = await loadOpenCart(ctx, ctx.db, input)
  if (memberCardBarcode !== null) await isValidCard(ctx, memberCardBarcode).catch(ignoreUnavailable)
  const cart = await getCart(ctx, input)
  return { ...cart, validateMemberCard: !cart.removedMemberCard }
}

/** What was known of the card then decides. */
function ignoreUnavailable(error: unknown) {
  if (!(error instanceof AppError) || error.code !== 'UNAVAILABLE') throw error
}
