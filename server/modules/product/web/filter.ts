import { sql, type SQL } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { sortTypes } from '@/lib/api/entities/category.schema'
import type { ProductRecord, Selectable } from '@/lib/api/v1/product/web.schema'
import type { productApi } from '@/lib/api/v1/product/web'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { countAgainstLimit } from '@/server/core/rate-limits'
import { loadCards } from '@/server/modules/product/catalogue/cards'
import { sortsOfCategory } from '@/server/modules/product/search/category-sorts'
import { chooseSort } from '@/server/modules/product/search/choose-sort'
import { facetAttributes } from '@/server/modules/product/facet/facet-attributes'
import { withFound } from '@/server/modules/product/search/find-products'
import { readFilters } from '@/server/modules/product/search/list-filters'
import { listedProducts, sortedIds } from '@/server/modules/product/search/list-sql'
import { loadProducts } from '@/server/modules/product/catalogue/products'
import { searchWords } from '@/server/modules/product/search/search-words'

type Input = ParsedOf<typeof productApi.filter>

/** SPEC 9: ten records a page unless asked otherwise. */
const defaultLimit = 10
const mostRecords = 100

export async function filter(ctx: Ctx, input: Input) {
  if (asksNothing(input)) return pageOf([], { total: 0, page: 1, limit: defaultLimit })
  const words = input.keywords?.trim() ? searchWords(input.keywords) : null
  if (words) countAgainstLimit(ctx, { limit: 'search' }, input)

  const [attributes, sorts] = await Promise.all([facetAttributes(ctx), sortsOfCategory(ctx, input.mainCategory)])
  const filters = readFilters(input.filters ?? [], attributes)
  const order = chooseSort({
    asked: sortTypes.find((type) => type === `${input.sort?.param}-${input.sort?.order}`) ?? null,
    allowed: sorts?.allowed ?? sortTypes,
    categoryDefault: sorts?.fallback ?? null,
    hasKeywords: words !== null,
    namesIds: filters.ids !== undefined,
  })
  const page = input.page ?? 1
  const limit = Math.min(input.limit ?? defaultLimit, input.allowUnlimited ? Infinity : mostRecords)

  const { ids, total } = await withFound(ctx, words, (db, found) => {
    const question = { filters, mainCategory: input.mainCategory, found }
    return read(db, {
      part: sql`${sortedIds(ctx, { ...question, order })} limit ${limit} offset ${(page - 1) * limit}`,
      all: listedProducts(ctx, question),
    })
  })
  return pageOf(await recordsOf(ctx, ids, input.select ?? []), { total, page, limit })
}

/** A search by relevance says itself how many it found; only a page past the end has to be counted. */
async function read(db: Tx, { part, all }: { part: SQL; all: SQL }) {
  const rows = await db.execute<{ id: number; total?: number }>(part)
  const ids = rows.map((row) => row.id)
  const known = rows[0]?.total
  if (known !== undefined) return { ids, total: known }
  const [counted] = await db.execute<{ total: number }>(sql`select count(*)::int as total ${all}`)
  return { ids, total: counted?.total ?? 0 }
}

/** SPEC 5: a request that names nothing is not worth an answer. */
function asksNothing({ keywords, filters, mainCategory, select, limit, page }: Input) {
  const narrows = filters?.some(({ key }) => key !== 'archived')
  return !keywords?.trim() && !narrows && mainCategory === undefined && !select?.length && limit === undefined && page === undefined
}

async function recordsOf(ctx: Ctx, ids: number[], select: Selectable[]): Promise<ProductRecord[]> {
  const cards = await loadCards(ctx, ids)
  if (select.length === 0) return cards
  const products = new Map((await loadProducts(ctx, ids)).map((product) => [product.id, product]))
  return cards.map((card) => {
    const product = products.get(card.id)
    return product ? { ...card, ...Object.fromEntries(select.map((field) => [field, product[field]])) } : card
  })
}

function pageOf(records: ProductRecord[], { total, page, limit }: { total: number; page: number; limit: number }) {
  return { records, totalRecords: total, totalPages: Math.ceil(total / limit), page, limit }
}
