import { and, eq, sql } from 'drizzle-orm'
import type { Category, CategoryRef } from '@/lib/api/entities/category.schema'
import type { Picture } from '@/lib/api/entities/media.schema'
import { AppError } from '@/lib/api/errors'
import type { Ctx } from '@/server/core/context'
import { loadPictures } from '@/server/modules/media/pictures'
import { withAlt } from '@/server/modules/media/with-alt'
import { categories } from '@/server/db/schema/category'
import { parseCategorySorts } from './choose-sort'
import { listedProducts } from './list-sql'

type Row = {
  id: number
  parent_id: number | null
  name: string
  slug: string
  description: string
  image_id: number | null
  image_alt: string | null
  sort_types: string[]
  sort_default_type: string | null
  product_count: number
}

/**
 * Loads every category of the site in the caller's language, siblings in the shop's order, without children. A count includes descendants
 * (docs/rules/catalog.md#category-tree).
 */
export async function loadCategories(ctx: Pick<Ctx, 'db' | 'site' | 'language' | 'now'>): Promise<Category[]> {
  const rows = await ctx.db.execute<Row>(sql`
    with recursive within as (
      select id as root_id, id from categories where site_id = ${ctx.site.id}
      union all
      select within.root_id, c.id from within join categories c on c.parent_id = within.id
    ), counts as (
      select within.root_id, count(distinct pc.product_id)::int as products
      from within
      join product_categories pc on pc.category_id = within.id
      join (select l.product_id ${listedProducts(ctx, { filters: { facets: [] }, mainCategory: undefined, found: null })}) listed
        on listed.product_id = pc.product_id
      group by within.root_id
    )
    select c.id, c.parent_id, t.name, t.slug, t.description, c.image_id, t.image_alt, c.sort_types, c.sort_default_type, coalesce(counts.products, 0) as product_count
    from categories c
    join category_texts t on t.category_id = c.id and t.language_id = ${ctx.language.id}
    left join counts on counts.root_id = c.id
    where c.site_id = ${ctx.site.id}
    order by c.position, c.id`)
  const pictures = await loadPictures(
    ctx,
    rows.flatMap((row) => row.image_id ?? []),
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return rows.map((row) => {
    const { allowed, fallback } = parseCategorySorts({ sortTypes: row.sort_types, sortDefaultType: row.sort_default_type })
    return {
      id: row.id,
      name: row.name,
      slug: row.slug,
      parentId: row.parent_id,
      description: row.description,
      image: presentImage(row, pictures),
      sortTypes: allowed,
      sortDefaultType: fallback,
      productCount: row.product_count,
      path: ancestorsOf(row, byId),
      children: [],
    }
  })
}

function presentImage({ image_id, image_alt }: Row, pictures: ReadonlyMap<number, Picture>): Picture | null {
  const picture = image_id === null ? undefined : pictures.get(image_id)
  return picture ? withAlt(picture, image_alt) : null
}

function ancestorsOf({ parent_id }: Row, byId: ReadonlyMap<number, Row>): CategoryRef[] {
  const parent = parent_id === null ? undefined : byId.get(parent_id)
  return parent ? [...ancestorsOf(parent, byId), { id: parent.id, name: parent.name, slug: parent.slug }] : []
}

/** Nests the categories below their parents and returns the roots. */
export function buildCategoryTree(all: readonly Category[], parentId: number | null = null): Category[] {
  return all.filter((one) => one.parentId === parentId).map((one) => ({ ...one, children: buildCategoryTree(all, one.id) }))
}

/** The sort types a category offers; null without a category. Throws NOT_FOUND for a category that is not of this site. */
export async function loadCategorySorts(ctx: Pick<Ctx, 'db' | 'site'>, categoryId: number | undefined) {
  if (categoryId === undefined) return null
  const [row] = await ctx.db
    .select({ sortTypes: categories.sortTypes, sortDefaultType: categories.sortDefaultType })
    .from(categories)
    .where(and(eq(categories.id, categoryId), eq(categories.siteId, ctx.site.id)))
  if (!row) throw new AppError('NOT_FOUND')
  return parseCategorySorts(row)
}
