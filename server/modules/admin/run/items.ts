import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { OrderStatus } from '@/lib/api/entities/order.schema'
import type { adminRunApi } from '@/lib/api/v1/admin/run'
import { RunReason, type RunItem } from '@/lib/api/v1/admin/run.schema'
import type { Ctx } from '@/server/core/context'
import { officeRunItems } from '@/server/db/schema/office'
import { productTexts } from '@/server/db/schema/product'
import { get } from './get'

export async function items(ctx: Ctx, { id, state, page, limit }: ParsedOf<typeof adminRunApi.items>) {
  const { kind } = await get(ctx, { id })
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
  return { records: rows.map(presentItem), totalRecords, totalPages: Math.ceil(totalRecords / limit), page, limit }
}

type ItemRow = typeof officeRunItems.$inferSelect & { name: string | null }

function presentItem({ position, targetId, label, name, state, reason, detail, at }: ItemRow): RunItem {
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
    at: at?.toISOString() ?? null,
  }
}
