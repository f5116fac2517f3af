import { sql, type SQL } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { sortTypes } from '@/lib/api/entities/category.schema'
import { database, type Tx } from '@/server/db/client'
import { suggestedProducts } from '@/server/modules/cms/finder/suggested-products'
import { loadCards } from '@/server/modules/product/catalogue/cards'
import { loadCategories } from '@/server/modules/product/list/categories'
import { facetCountsSql } from '@/server/modules/product/facet/facet-sql'
import { listedProducts, sortedIds, type ListContext } from '@/server/modules/product/list/list-sql'
import type { ListFilters } from '@/server/modules/product/list/list-filters'
import { loadPrices } from '@/server/modules/product/price/prices'
import { loadProducts } from '@/server/modules/product/catalogue/products'
import { loadTags } from '@/server/modules/product/list/tags'
import { findProducts, withSearchTransaction, type SearchMatches } from '@/server/modules/product/search/find-products'
import { parseSearch } from '@/server/modules/product/search/search-query'
import { nextScheduledChange, loadChangedTags } from '@/server/modules/product/price/scheduled-price-changes'
import { loadSites } from '@/server/core/sites'

const { db } = database()
let ctx: ListContext

/** Enough rows that a sequential scan is never cheaper; vacuumed, as autovacuum does at some moment. */
beforeAll(async () => {
  await db.execute(sql`
    insert into products (site_id, format, sku, vat_rate, featured)
    select 1, 'Simple', 'P-' || n, 5, n % 50 = 0 from generate_series(1, 6000) n`)
  await db.execute(sql`
    insert into product_texts (product_id, language_id, site_id, name, slug, keywords)
    select id, 41, 1, 'Knjiga ' || translate(md5(id::text), '0123456789', 'ghijklmnop'), 'knjiga-' || id, sku || ' pisac ' || id % 97 from products`)
  await db.execute(
    sql`insert into prices (product_id, kind, cents, valid_from) select id, 'retail', 500 + id % 900, now() - interval '90 days' from products`,
  )
  await db.execute(
    sql`insert into prices (product_id, kind, cents, valid_from, valid_to) select id, 'sale', 400, now() - interval '2 days', now() + interval '2 days' from products where id % 9 = 0`,
  )
  await db.execute(sql`insert into stock_items (product_id, on_hand) select id, id % 7 from products`)
  await db.execute(sql`insert into categories (site_id) values (1)`)
  await db.execute(
    sql`insert into product_categories (product_id, category_id) select p.id, c.id from products p, categories c where p.id % 3 = 0`,
  )
  await db.execute(sql`insert into attributes (site_id, code, input, filterable) values (1, 'strane', 'numberField', true)`)
  await db.execute(
    sql`insert into product_attributes (product_id, attribute_id, number) select p.id, a.id, p.id % 400 from products p, attributes a`,
  )
  await db.execute(sql`vacuum product_listing`)
  await db.execute(sql`analyze`)
  const [site] = await loadSites()
  const language = site?.languages[0]
  if (!site || !language) throw new Error('There is no site.')
  ctx = { site, language, now: () => new Date() }
}, 60_000)

const filters = { facets: [{ attributeId: 1, kind: 'numbers' as const, from: 10, to: 20 }] }
const wideRange = { facets: [{ attributeId: 1, kind: 'numbers' as const, from: 10, to: 390 }] }
const question = { filters, mainCategory: 1, found: null }
const unfiltered = { filters: { facets: [] }, mainCategory: undefined, found: null }
const price = { attributeId: 0, kind: 'price' as const, from: 600, to: 900 }
const priced = { ...unfiltered, filters: { facets: [price] } }
const allFilters = { ...question, filters: { facets: [...filters.facets, price], discount: true } }
const choosing = (filters: ListFilters) => () => sql`${sortedIds(ctx, { ...unfiltered, filters, order: 'id-desc' })} limit 24`
const words = parseSearch('pisac 12')
const fewMatches: SearchMatches = { query: words, skus: [9], hits: [9, 18, 27].map((id) => ({ id, isTextMatch: id === 27 })) }
const searches: [string, SearchMatches][] = [
  ['a search', fewMatches],
  ['a search with very many matches', { query: parseSearch('pisac'), skus: [], hits: null }],
]

/** The ids of one page. */
const someIds = Array.from({ length: 24 }, (_, n) => 9 * (n + 1))

const statements: [string, () => SQL][] = [
  ...sortTypes.map(
    (order) => [`a filtered list by ${order}`, () => sql`${sortedIds(ctx, { ...question, order })} limit 24`] as [string, () => SQL],
  ),
  ...sortTypes.map(
    (order) => [`the whole shop by ${order}`, () => sql`${sortedIds(ctx, { ...unfiltered, order })} limit 24`] as [string, () => SQL],
  ),
  ['the count of a list', () => sql`select count(*) ${listedProducts(ctx, question)}`],
  ['reduced products', () => sql`select count(*) ${listedProducts(ctx, { ...unfiltered, filters: { facets: [], discount: true } })}`],
  ['the count of a list by price', () => sql`select count(*) ${listedProducts(ctx, priced)}`],
  ['a list by price', () => sql`${sortedIds(ctx, { ...priced, order: 'finalPrice-asc' })} limit 24`],
  ['facets by price', () => facetCountsSql(ctx, priced)],
  ['facets with all kinds of filters', () => facetCountsSql(ctx, allFilters)],
  ['facets', () => facetCountsSql(ctx, question)],
  ['facets of the whole shop', () => facetCountsSql(ctx, unfiltered)],
  ['the count of a list by a wideRange range', () => sql`select count(*) ${listedProducts(ctx, { ...question, filters: wideRange })}`],
  ...searches.flatMap(([name, found]): [string, () => SQL][] => [
    [name, () => sql`${sortedIds(ctx, { ...unfiltered, found, order: 'relevance' })} limit 10`],
    [`${name}, narrowed`, () => sql`${sortedIds(ctx, { ...allFilters, found, order: 'relevance' })} limit 10`],
    [`${name} by price`, () => sql`${sortedIds(ctx, { ...unfiltered, found, order: 'finalPrice-asc' })} limit 10`],
    [`the facets of ${name}`, () => facetCountsSql(ctx, { ...unfiltered, found })],
    [`the count of ${name}`, () => sql`select count(*) ${listedProducts(ctx, { ...unfiltered, found })}`],
  ]),
  ['suggestions', () => suggestedProducts(ctx, parseSearch('knj'))],
  ['a list by a choice of an attribute', choosing({ facets: [{ attributeId: 1, kind: 'terms', terms: [1, 2] }] })],
  ['a list by moments', choosing({ facets: [{ attributeId: 1, kind: 'moments', from: 0, to: Date.now() }] })],
  ['featured products', choosing({ facets: [], featured: true })],
  ['products by their ids', choosing({ facets: [], ids: someIds })],
]

async function planOf(statement: SQL) {
  const plan = await db.execute<{ 'QUERY PLAN': string }>(sql`explain (costs off) ${statement}`)
  return plan.map((row) => row['QUERY PLAN'].trim())
}

it.each(statements)('%s scans neither products nor prices', async (_, statement) => {
  const plan = await planOf(statement())
  expect(plan.filter((line) => /Seq Scan on (products|prices)\b/.test(line))).toEqual([])
})

it('a filter that most products match is counted without index lookups for each product', async () => {
  const plan = await planOf(sql`select count(*) ${listedProducts(ctx, { ...unfiltered, filters: wideRange })}`)
  const isLookup = (line: string, at: number) =>
    /Index .*Scan using (shown_prices|product_listing)/.test(line) && /^Index Cond: .*\bproduct_id = /.test(plan[at + 1] ?? '')
  expect(plan.filter(isLookup)).toEqual([])
})

it('a rare facet value uses the index', async () => {
  const choice = { attributeId: 1, kind: 'terms' as const, terms: [1, 2] }
  const plan = await planOf(sql`select count(*) ${listedProducts(ctx, { ...unfiltered, filters: { facets: [choice] } })}`)
  expect(plan.filter((line) => line.includes('product_listing_terms'))).toHaveLength(1)
})

/** Functions that build their statements; checked by the database's scan counters. */
const reads: [string, (reader: ListContext & { db: Tx }) => Promise<unknown>][] = [
  ['the categories with their counts', (reader) => loadCategories(reader)],
  ['tags with their counts', (reader) => loadTags(reader)],
  ['prices and their history', (reader) => loadPrices(reader.db, someIds, reader.now())],
  ['cards', (reader) => loadCards(reader, someIds)],
  ['a search with few matches', (reader) => withSearchTransaction(reader, (db) => findProducts({ ...reader, db }, words))],
  ['whole products', (reader) => loadProducts(reader, someIds)],
]

/** Sequential and index scans of this connection so far. */
async function scansOf(tx: Tx) {
  const rows = await tx.execute<{ relname: string; whole: number; indexed: number }>(
    sql`select relname, seq_scan::int as whole, idx_scan::int as indexed from pg_stat_xact_user_tables order by relname`,
  )
  const whole = rows.filter(({ relname }) => ['products', 'product_texts', 'prices', 'vocabulary'].includes(relname))
  return { whole: whole.map((row) => [row.relname, row.whole]), all: rows.reduce((sum, row) => sum + row.whole + row.indexed, 0) }
}

it.each(reads)('%s scan neither products nor prices', async (_, read) => {
  await db.transaction(async (tx) => {
    const before = await scansOf(tx)
    await read({ ...ctx, db: tx })
    const after = await scansOf(tx)
    expect(after.whole).toEqual(before.whole)
    expect(after.all).toBeGreaterThan(before.all)
  })
})

it('spelling correction scans neither products nor prices nor the vocabulary', async () => {
  await withSearchTransaction({ db }, async (tx) => {
    const wholeOf = async () => (await scansOf(tx)).whole
    const before = await wholeOf()
    const { hits } = await findProducts({ ...ctx, db: tx }, parseSearch('knjgia ckcakijoagbpijiogdcclgpamfnlokpb'))
    expect(hits).toHaveLength(1)
    expect(await wholeOf()).toEqual(before)
  })
})

it('scheduled price changes read only prices that change', async () => {
  const now = new Date()
  expect(await loadChangedTags(db, { after: now, upTo: new Date(now.getTime() + 1000) })).toEqual([])
  expect(await nextScheduledChange(db, now)).toBeGreaterThan(now.getTime())
})
