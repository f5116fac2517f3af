import type { ParsedOf } from '@/lib/api/endpoint'
import type { officeReturnApi } from '@/lib/api/v2/ecommerce/order/office/return'
import type { Ctx } from '@/server/core/context'
import { presentReturn } from './present-return'

export async function get(ctx: Ctx, { id }: ParsedOf<typeof officeReturnApi.get>) {
  return presentReturn(ctx, ctx.db, id)
}
