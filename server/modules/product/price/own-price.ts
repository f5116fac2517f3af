import { sql } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'

/** What a change of a product's price needs to know of it. Prices are gross cents now, from its own dated rows; null: none. */
export type OwnPrice = {
  format: 'Simple' | 'Configurable' | 'Bundle' | 'EProduct'
  archived: boolean
  version: number
  retailCents: number | null
  saleCents: number | null
}

/** Undefined where the site has no such product. */
export async function loadOwnPrice({ site, now }: Pick<Ctx, 'site' | 'now'>, tx: Tx, productId: number): Promise<OwnPrice | undefined> {
  const [row] = await tx.execute<OwnPrice>(sql`
    select p.format, p.archived, p.version, price.retail_cents as "retailCents", price.sale_cents as "saleCents"
    from products p cross join izlog_own_price(p.id, ${now().toISOString()}::timestamptz) price
    where p.id = ${productId} and p.site_id = ${site.id}`)
  return row
}
