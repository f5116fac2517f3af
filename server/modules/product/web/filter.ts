import { sql, type SQL } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { sortTypes } from '@/lib/api/entities/category.schema'
import type { ProductRecord, Selectable } from '@/lib/api/v1/product/web.schema'
import type { productApi } from '@/lib/api/v1/product/web'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { enforceRateLimit } from '@/server/core/rate-limits'
import { loadCards } from '@/server/modules/product/catalogue/cards'
import { chooseSort } from '@/server/modules/product/list/choose-sort'
import { loadFacetAttributes } from '@/server/modules/product/list/facet-attributes'
import { findCorrection } from '@/server/modules/product/search/correction'
import { withSearchMatches } from '@/server/modules/product/search/find-products'
import { parseFilters } from '@/server/modules/product/list/list-filters'
import { listedProducts, sortedIds } from '@/server/modules/product/list/list-sql'
import { loadProducts } from '@/server/modules/product/catalogue/products'
import { parseSearch } from '@/server/modules/product/search/search-query'
import { loadCategorySorts } from '@/server/modules/product/list/categories'

type Input = ParsedOf<typeof productApi.filter>

/** docs/rules/catalog.md#page-size */
const defaultLimit = 10
const maxLimit = 100

export async function filter(ctx: Ctx, input: Input) {
  if (isEmptyRequest(input)) return presentPage([], { total: 0, page: 1, limit: defaultLimit })
  const searchQuery = input.keywords?.trim() ? parseSearch(input.keywords) : null
  if (searchQuery) enforceRateLimit(ctx, { limit: 'search' }, input)

  const [attributes, sorts] = await Promise.all([loadFacetAttributes(ctx), loadCategorySorts(ctx, input.mainCategory)])
  const filters = parseFilters(input.filters ?? [], attributes)
  const order = chooseSort({
    requested: sortTypes.find((type) => type === `${input.sort?.param}-${input.sort?.order}`) ?? null,
    allowed: sorts?.allowed ?? sortTypes,
    categoryDefault: sorts?.fallback ?? null,
    hasKeywords: searchQuery !== null,
    hasIds: filters.ids !== undefined,
  })
  const page = input.page ?? 1
  const limit = Math.min(input.limit ?? defaultLimit, input.allowUnlimited ? Infinity : maxLimit)

  const { ids, total, corrected } = await withSearchMatches(ctx, searchQuery, async (db, found) => {
    const query = { filters, mainCategory: input.mainCategory, found }
    const rows = await loadPage(db, {
      part: sql`${sortedIds(ctx, { ...query, order })} limit ${limit} offset ${(page - 1) * limit}`,
      all: listedProducts(ctx, query),
    })
    return { ...rows, corrected: found ? await findCorrection({ ...ctx, db }, found) : undefined }
  })
  return { ...presentPage(await loadRecords(ctx, ids, input.select ?? []), { total, page, limit }), ...(corrected && { corrected }) }
}

/** A search by relevance returns its total with the rows; only a page past the end needs a count. */
async function loadPage(db: Tx, { part, all }: { part: SQL; all: SQL }) {
  const rows = await db.execute<{ id: number; total?: number }>(part)
  const ids = rows.map((row) => row.id)
  const known = rows[0]?.total
  if (known !== undefined) return { ids, total: known }
  const [counted] = await db.execute<{ total: number }>(sql`select count(*)::int as total ${all}`)
  return { ids, total: counted?.total ?? 0 }
}

/** docs/rules/catalog.md#empty-list-request */
function isEmptyRequest({ keywords, filters, mainCategory, select, limit, page }: Input) {
  const hasFilter = filters?.some(({ key }) => key !== 'archived')
  return !keywords?.trim() && !hasFilter && mainCategory === undefined && !select?.length && limit === undefined && page === undefined
}

async function loadRecords(ctx: Ctx, ids: number[], select: Selectable[]): Promise<ProductRecord[]> {
  const cards = await loadCards(ctx, ids)
  if (select.length === 0) return cards
  const products = new Map((await loadProducts(ctx, ids)).map((product) => [product.id, product]))
  return cards.map((card) => {
    const product = products.get(card.id)
    return product ? { ...card, ...Object.fromEntries(select.map((field) => [field, product[field]])) } : card
  })
}

function presentPage(records: ProductRecord[], { total, page, limit }: { total: number; page: number; limit: number }) {
  return { records, totalRecords: total, totalPages: Math.ceil(total / limit), page, limit }
}
