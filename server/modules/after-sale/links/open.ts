import type { ParsedOf } from '@/lib/api/endpoint'
import type { documentOrderApi } from '@/lib/api/v1/document/order'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { grantBrowserAccess, consumeMailedKey } from '@/server/modules/order/access/order-keys'

export async function open(ctx: Ctx, { token }: ParsedOf<typeof documentOrderApi.open>) {
  return inTransaction(ctx, async (tx) => {
    const order = await consumeMailedKey(ctx, tx, token)
    await grantBrowserAccess(ctx, tx, order.id)
    return { orderSlug: order.slug }
  })
}
