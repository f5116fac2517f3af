import { sql } from 'drizzle-orm'
import type { CategoryRef } from '@/lib/api/entities/category.schema'
import type { RichNode } from '@/lib/api/entities/common.schema'
import type { CustomOption, Product } from '@/lib/api/entities/product.schema'
import { fromCents } from '@/lib/money/money'
import type { Ctx } from '@/server/core/context'
import { groupBy, idArray } from '@/server/db/rows'
import { canRenew, offeredPlans } from '@/server/modules/product/price/subscription-plans-sql'

export type ProductDetails = {
  id: number
  description: RichNode
  seo_title: string | null
  seo_description: string | null
  vat_rate: number
  weight_grams: number | null
  safety_note: string | null
  has_plans: boolean
  manufacturer: Product['manufacturer']
}

/** Loads the columns of the product page that the card does not have. */
export async function loadDetails({ db, language }: Pick<Ctx, 'db' | 'language'>, ids: readonly number[]): Promise<ProductDetails[]> {
  return db.execute<ProductDetails>(sql`
    select p.id, t.description, t.seo_title, t.seo_description, p.vat_rate, p.weight_grams, p.safety_note,
      exists (select from subscription_plans plan where plan.product_id = p.id) as has_plans,
      case when m.id is not null then jsonb_build_object('name', m.name, 'address', m.address, 'email', m.email) end as manufacturer
    from products p
    join product_texts t on t.product_id = p.id and t.language_id = ${language.id}
    left join manufacturers m on m.id = p.manufacturer_id
    where p.id = any(${idArray(ids)})`)
}

type PathRow = CategoryRef & { product_id: number }

/** The path from the root to each product's first category. */
export async function loadCategoryPaths(
  { db, language }: Pick<Ctx, 'db' | 'language'>,
  ids: readonly number[],
): Promise<Map<number, CategoryRef[]>> {
  const rows = await db.execute<PathRow>(sql`
    with recursive up as (
      select product_id, category_id, 0 as depth
      from (
        select distinct on (product_id) product_id, category_id from product_categories
        where product_id = any(${idArray(ids)}) order by product_id, position, category_id
      ) first_category
      union all
      select up.product_id, c.parent_id, depth + 1 from up join categories c on c.id = up.category_id where c.parent_id is not null and depth < 20
    )
    select up.product_id, t.category_id as id, t.name, t.slug
    from up join category_texts t on t.category_id = up.category_id and t.language_id = ${language.id}
    order by up.product_id, up.depth desc`)
  const groups = groupBy([...rows], (row) => row.product_id)
  return new Map([...groups].map(([id, path]) => [id, path.map(({ id, name, slug }) => ({ id, name, slug }))]))
}

type OptionRow = Omit<CustomOption, 'custom_option_values' | 'price'> & { product_id: number; label: string | null; price_cents: number }

export async function loadCustomOptions(
  { db, language }: Pick<Ctx, 'db' | 'language'>,
  ids: readonly number[],
): Promise<Map<number, CustomOption[]>> {
  const rows = await db.execute<OptionRow>(sql`
    select product_id, id, key, option_type, required, max_length as "maxLength", min, max, price_cents, labels ->> ${language.code} as label
    from custom_options where product_id = any(${idArray(ids)}) order by product_id, position, id`)
  const groups = groupBy([...rows], (row) => row.product_id)
  return new Map(
    [...groups].map(([productId, own]) => [
      productId,
      own.map(({ id, key, option_type, required, maxLength, min, max, price_cents, label }) => ({
        id,
        key,
        option_type,
        required,
        maxLength,
        min,
        max,
        price: fromCents(price_cents),
        custom_option_values: [{ label: label ?? key }],
      })),
    ]),
  )
}

type PlanRow = { product_id: number; id: number; label: string | null; every_months: number; cents: number }

export async function loadSubscriptionPlans(
  { db, language }: Pick<Ctx, 'db' | 'language'>,
  ids: readonly number[],
): Promise<Map<number, Product['subscriptionPlans']>> {
  const rows = await db.execute<PlanRow>(sql`
    select plan.product_id, plan.id, plan.labels ->> ${language.code} as label, plan.every_months, plan.cents
    from products p cross join lateral (select plan.* from ${offeredPlans({ siteId: sql`p.site_id`, productId: sql`p.id`, renews: sql`${canRenew()}::boolean` })}) plan
    where p.id = any(${idArray(ids)}) order by plan.product_id, plan.position, plan.id`)
  const groups = groupBy([...rows], (row) => row.product_id)
  return new Map(
    [...groups].map(([productId, own]) => [
      productId,
      own.map(({ id, label, every_months, cents }) => ({ id, label: label ?? '', everyMonths: every_months, price: fromCents(cents) })),
    ]),
  )
}
