import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { ParsedOf } from '@/lib/api/endpoint'
import { OrderStatus } from '@/lib/api/entities/order.schema'
import type { adminRunApi } from '@/lib/api/v1/admin/run'
import { RunReason, type RunItem } from '@/lib/api/v1/admin/run.schema'
import { fromCents } from '@/lib/money/money'
import type { Ctx } from '@/server/core/context'
import { officeRunItems } from '@/server/db/schema/office'
import { productTexts } from '@/server/db/schema/product'
import { get } from './get'

export async function items(ctx: Ctx, { id, state, page, limit }: ParsedOf<typeof adminRunApi.items>) {
  const { kind, undoes } = await get(ctx, { id })
  const chosen = and(eq(officeRunItems.runId, id), state && eq(officeRunItems.state, state))
  const [rows, totalRecords] = await Promise.all([
    ctx.db
      .select({ ...getTableColumns(officeRunItems), name: productTexts.name })
      .from(officeRunItems)
      // The ids of orders are no products'.
      .leftJoin(
        productTexts,
        kind.startsWith('order.')
          ? sql`false`
          : and(eq(productTexts.productId, officeRunItems.targetId), eq(productTexts.languageId, ctx.language.id)),
      )
      .where(chosen)
      .orderBy(asc(officeRunItems.position))
      .limit(limit)
      .offset((page - 1) * limit),
    ctx.db.$count(officeRunItems, chosen),
  ])
  return {
    records: rows.map((row) => presentItem(row, undoes !== null)),
    totalRecords,
    totalPages: Math.ceil(totalRecords / limit),
    page,
    limit,
  }
}

type ItemRow = typeof officeRunItems.$inferSelect & { name: string | null }

function presentItem(row: ItemRow, isUndoing: boolean): RunItem {
  const { position, targetId, label, name, state, reason, detail, at } = row
  return {
    position,
    targetId,
    label,
    name: name ?? '',
    state,
    // Codes that no message names are a failure of the program to whoever reads the report.
    reason: reason === null ? null : RunReason.catch('INTERNAL').parse(reason),
    status: OrderStatus.nullable()
      .catch(null)
      .parse(detail?.status ?? null),
    price: presentPrice(row, isUndoing),
    at: at?.toISOString() ?? null,
  }
}

/** Cents, as a row of a price change keeps them for undoing; the undoing has them as what it expects. */
const PriceChange = z.object({ kind: z.literal('price'), before: z.number(), after: z.number() })

function presentPrice({ state, before, expected }: ItemRow, isUndoing: boolean): RunItem['price'] {
  const change = PriceChange.safeParse(isUndoing ? expected : before).data
  if (state !== 'done' || !change) return null
  const [from, to] = [fromCents(change.before), fromCents(change.after)]
  return isUndoing ? { from: to, to: from } : { from, to }
}
