import type { ParsedOf } from '@/lib/api/endpoint'
import type { publicProductApi } from '@/lib/api/v1/gaussbox/e-commerce/public/products'
import type { Ctx } from '@/server/core/context'
import { get as getProduct } from '@/server/modules/product/web/get'

/** Alias of product/web/get for other programs of the shop. */
export async function get(ctx: Ctx, input: ParsedOf<typeof publicProductApi.get>) {
  return getProduct(ctx, input)
}
