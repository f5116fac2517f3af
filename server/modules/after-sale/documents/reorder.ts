import { asc, eq } from 'drizzle-orm'
import { LineOptions } from '@/lib/api/entities/cart.schema'
import type { DataOf, ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { documentOrderApi } from '@/lib/api/v1/document/order'
import { Reordered } from '@/lib/api/v1/document/order.schema'
import { runIdempotent } from '@/server/core/idempotency/run-idempotent'
import type { Ctx } from '@/server/core/context'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { orderLines } from '@/server/db/schema/order'
import { addItemLocked } from '@/server/modules/cart/add-item'
import { getCart } from '@/server/modules/cart/get-cart'
import { lockOpenCart } from '@/server/modules/cart/record/open-cart'
import { loadVisibleOrder } from '@/server/modules/order/access/order-keys'

type CartRef = { cartId: string; protectCode: string }
type Line = typeof orderLines.$inferSelect
type SkippedLine = DataOf<typeof documentOrderApi.reorder>['left'][number]

/**
 * Adds each line on its own, so a failing line does not stop the others (docs/rules/after-sale.md#reorder). A repeat under its Idempotency-Key adds nothing
 * more and gives the cart as it is now.
 */
export async function reorder(ctx: Ctx, { orderSlug, ...ref }: ParsedOf<typeof documentOrderApi.reorder>) {
  const order = await loadVisibleOrder(ctx, ctx.db, orderSlug)
  const request = { call: 'document.order.reorder', sender: `cart:${ref.cartId}`, input: { orderSlug }, result: Reordered.shape.left }
  const left = await inTransaction(ctx, async (tx) => {
    await lockOpenCart(ctx, tx, ref)
    return runIdempotent(ctx, tx, request, () => addLines(ctx, tx, { orderId: order.id, ref }))
  })
  return { cart: await getCart(ctx, ref), left }
}

type Addition = { orderId: number; ref: CartRef }

/** @returns the lines that were not added */
async function addLines(ctx: Ctx, tx: Transaction, { orderId, ref }: Addition): Promise<SkippedLine[]> {
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position))
  const skipped: SkippedLine[] = []
  for (const line of lines) {
    const reason = await addLine(ctx, tx, { ref, line })
    if (reason) skipped.push({ name: line.name, reason })
  }
  return skipped
}

/** Returns null if the line was added. Errors about the cart itself are rethrown. */
async function addLine(ctx: Ctx, tx: Transaction, { ref, line }: { ref: CartRef; line: Line }): Promise<SkippedLine['reason'] | null> {
  const options = LineOptions.safeParse(new Map(Object.entries(line.options ?? {})).get('chosen') ?? {})
  if (!options.success) return 'changed'
  try {
    await addItemLocked(withoutIdempotencyKey(ctx), tx, { ...ref, productId: line.productId, qty: line.quantity, options: options.data })
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
