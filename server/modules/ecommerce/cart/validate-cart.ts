import type { ParsedOf } from '@/lib/api/endpoint'
import type { cartApi } from '@/lib/api/v2/ecommerce/cart'
import type { Ctx } from '@/server/context'
import { getCart } from './get-cart'

/** The cart as it is now, for the shopper's side to compare with its own copy (SPEC 4 'Cart change check'). */
export async function validateCart(ctx: Ctx, input: ParsedOf<typeof cartApi.validateCart>) {
  const cart = await getCart(ctx, input)
  return { ...cart, validateMemberCard: !cart.removedMemberCard }
}
