import type { ParsedOf } from '@/lib/api/endpoint'
import type { publicProductApi } from '@/lib/api/v1/gaussbox/e-commerce/public/products'
import type { Ctx } from '@/server/core/context'
import { get as getProduct } from '@/server/modules/product/web/get'

/** The same product under the path that other programs know. */
export async function get(ctx: Ctx, asked: ParsedOf<typeof publicProductApi.get>) {
  return getProduct(ctx, asked)
}
