import { asc, eq } from 'drizzle-orm'
import { LineOptions } from '@/lib/api/entities/cart.schema'
import type { DataOf, ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { documentOrderApi } from '@/lib/api/v1/document/order'
import type { Ctx } from '@/server/core/context'
import { orderLines } from '@/server/db/schema/order'
import { addItem } from '@/server/modules/cart/add-item'
import { getCart } from '@/server/modules/cart/get-cart'
import { loadVisibleOrder } from '@/server/modules/order/access/order-keys'

type Line = typeof orderLines.$inferSelect
type SkippedLine = DataOf<typeof documentOrderApi.reorder>['left'][number]

/** Adds each line on its own, so a failing line does not stop the others (docs/rules/after-sale.md#reorder). */
export async function reorder(ctx: Ctx, { orderSlug, ...ref }: ParsedOf<typeof documentOrderApi.reorder>) {
  const order = await loadVisibleOrder(ctx, ctx.db, orderSlug)
  const lines = await ctx.db.select().from(orderLines).where(eq(orderLines.orderId, order.id)).orderBy(asc(orderLines.position))
  const skipped: SkippedLine[] = []
  for (const line of lines) {
    const reason = await addLine(ctx, ref, line)
    if (reason) skipped.push({ name: line.name, reason })
  }
  return { cart: await getCart(ctx, ref), left: skipped }
}

/** Returns null if the line was added. Errors about the cart itself are rethrown. */
async function addLine(ctx: Ctx, ref: { cartId: string; protectCode: string }, line: Line): Promise<SkippedLine['reason'] | null> {
  const options = LineOptions.safeParse(new Map(Object.entries(line.options ?? {})).get('chosen') ?? {})
  if (!options.success) return 'changed'
  try {
    await addItem(withoutIdempotencyKey(ctx), { ...ref, productId: line.productId, qty: line.quantity, options: options.data })
    return null
  } catch (error) {
    return skipReasonOf(error)
  }
}

function skipReasonOf(error: unknown): SkippedLine['reason'] {
  if (!(error instanceof AppError)) throw error
  switch (error.code) {
    case 'NOT_FOUND':
      return 'gone'
    case 'OUT_OF_STOCK':
      return 'outOfStock'
    case 'CONFIGURATION_NOT_SET':
    case 'VALIDATION':
      return 'changed'
    default:
      throw error
  }
}

/** The idempotency key belongs to the whole call. */
function withoutIdempotencyKey(ctx: Ctx): Ctx {
  const headers = new Headers(ctx.headers)
  headers.delete('idempotency-key')
  return { ...ctx, headers }
}
