import { sql } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { ProductChange } from '@/lib/api/entities/product-change.schema'
import type { RunReason } from '@/lib/api/v1/admin/run.schema'
import type { officeProductBulkApi } from '@/lib/api/v1/product/office/bulk'
import type { ProductBulkPreview } from '@/lib/api/v1/product/office/bulk.schema'
import { fromCents } from '@/lib/money/money'
import type { Ctx } from '@/server/core/context'
import type { OwnPrice } from '@/server/modules/product/price/own-price'
import { chosenProducts } from './chosen-products'
import { requirePeriod } from './require-period'
import { decideChange, type Decision } from './decide-change'

type Facts = Omit<OwnPrice, 'version'>
type Group = Facts & { count: number; examples: string[] }
type Sample = Facts & { id: number; sku: string; name: string }

const sampleSize = 20
const exampleCount = 3

/** Products of the same facts are decided once, so that 20,000 of them are a few hundred decisions. */
export async function preview(ctx: Ctx, { chosen, change }: ParsedOf<typeof officeProductBulkApi.preview>) {
  requirePeriod(ctx, change)
  const products = await chosenProducts(ctx, ctx.db, chosen)
  const priced = sql`
    (${products}) chosen join products p on p.id = chosen.id
    cross join izlog_own_price(p.id, ${ctx.now().toISOString()}::timestamptz) price`
  const facts = sql`p.format, p.archived, price.retail_cents as "retailCents", price.sale_cents as "saleCents"`
  const [groups, rows] = await Promise.all([
    ctx.db.execute<Group>(sql`
      select ${facts}, count(*)::int as count, (array_agg(p.sku order by chosen.sort))[1:${exampleCount}::int] as examples
      from ${priced} group by p.format, p.archived, price.retail_cents, price.sale_cents`),
    ctx.db.execute<Sample>(sql`
      select ${facts}, chosen.id, chosen.sku, chosen.name from ${priced} order by chosen.sort limit ${sampleSize}`),
  ])
  return { ...sumUp(groups, change), rows: rows.map((row) => presentSample(row, change)) }
}

function sumUp(groups: readonly Group[], change: ProductChange): Omit<ProductBulkPreview, 'rows'> {
  const refused = new Map<RunReason, { count: number; examples: string[] }>()
  for (const { count, examples, ...facts } of groups) {
    const decision = decideChange(facts, change)
    if (decision.kind !== 'refused') continue
    const known = refused.get(decision.reason)
    refused.set(decision.reason, {
      count: (known?.count ?? 0) + count,
      examples: [...(known?.examples ?? []), ...examples].toSorted().slice(0, exampleCount),
    })
  }
  const refusals = [...refused].map(([reason, rest]) => ({ reason, ...rest })).toSorted((one, other) => other.count - one.count)
  const found = groups.reduce((sum, { count }) => sum + count, 0)
  return { found, changes: refusals.reduce((left, { count }) => left - count, found), refusals }
}

function presentSample({ id, sku, name, ...facts }: Sample, change: ProductChange): ProductBulkPreview['rows'][number] {
  const decision = decideChange(facts, change)
  const { retailCents, saleCents } = facts
  const before = change.kind === 'price' ? retailCents : (saleCents ?? retailCents)
  const price = change.kind === 'visibility' || before === null ? null : fromCents(before)
  return { id, sku, name, price, newPrice: newPrice(decision, retailCents), reason: decision.kind === 'refused' ? decision.reason : null }
}

function newPrice(decision: Decision, retailCents: number | null): number | null {
  switch (decision.kind) {
    case 'price':
    case 'sale':
      return fromCents(decision.cents)
    case 'saleEnd':
      return retailCents === null ? null : fromCents(retailCents)
    case 'refused':
    case 'visibility':
      return null
  }
  return decision satisfies never
}
