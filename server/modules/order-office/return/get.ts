import type { ParsedOf } from '@/lib/api/endpoint'
import type { officeReturnApi } from '@/lib/api/v2/ecommerce/order/office/return'
import type { Ctx } from '@/server/core/context'
import { presentReturn } from './present-return'

/** Reads in one snapshot: a refund between two of the queries would show an amount that was never due. */
export async function get(ctx: Ctx, { id }: ParsedOf<typeof officeReturnApi.get>) {
  return ctx.db.transaction((tx) => presentReturn(ctx, tx, id), { accessMode: 'read only', isolationLevel: 'repeatable read' })
}
