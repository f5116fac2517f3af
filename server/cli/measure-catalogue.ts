import { sql, type SQL } from 'drizzle-orm'
import { database, type Tx } from '@/server/db/client'
import { searchSlugs } from '@/server/modules/cms/finder/search-slugs'
import { loadFacetAttributes } from '@/server/modules/product/list/facet-attributes'
import { facetCountsSql } from '@/server/modules/product/facet/facet-sql'
import { parseFilters } from '@/server/modules/product/list/list-filters'
import { listedProducts, sortedIds } from '@/server/modules/product/list/list-sql'
import { withSearchMatches } from '@/server/modules/product/search/find-products'
import { parseSearch } from '@/server/modules/product/search/search-query'
import { loadSites } from '@/server/core/sites'

// Measures the statements of lists, facets and searches on the catalogue of DATABASE_URL and prints one JSON line for each: { name, p95 } in ms.
// scripts/bench/catalogue.mjs reads them.
const iterations = 40
const { db, sql: connection } = database()
const [site] = await loadSites()
const language = site?.languages[0]
if (!site || !language) throw new Error('The database is empty.')
const ctx = { db, site, language, now: () => new Date() }
const attributes = await loadFacetAttributes(ctx)

function filtersOf(choices: Record<string, number[]>) {
  return parseFilters(
    Object.entries(choices).map(([key, value]) => ({ key, value, range: false })),
    attributes,
  )
}

const first = (code: string) => attributes.find((attribute) => attribute.code === code)?.values[0]?.id ?? 1
const lists = [
  { name: 'all', mainCategory: undefined, filters: filtersOf({}) },
  { name: 'a category', mainCategory: 1, filters: filtersOf({}) },
  {
    name: 'a category, two choices and a range',
    mainCategory: 1,
    filters: filtersOf({ uvez: [first('uvez')], zanr: [first('zanr')], 'broj-stranica': [100, 400] }),
  },
  { name: 'a price range and reduced prices', mainCategory: undefined, filters: { ...filtersOf({ finalPrice: [5, 15] }), discount: true } },
]
for (const { name, ...listQuery } of lists) {
  const query = { ...listQuery, found: null }
  await measure(`list with counts: ${name}`, async () => {
    await run(db, sql`${sortedIds(ctx, { ...query, order: 'id-desc' })} limit 24`)
    await run(db, sql`select count(*) ${listedProducts(ctx, query)}`)
    await run(db, facetCountsSql(ctx, query))
  })
  await measure(`by price: ${name}`, () => run(db, sql`${sortedIds(ctx, { ...query, order: 'finalPrice-asc' })} limit 24`))
}
for (const term of ['roman', 'džepno izdanje', 'senoa', 'svjetioinka', 'hrvatski', 'hrvtaski', 'hrvtaski roman', 'a']) {
  const query = { mainCategory: undefined, filters: filtersOf({}), order: 'relevance' as const }
  await measure(`search: ${term}`, () =>
    withSearchMatches(ctx, parseSearch(term), (tx, found) => run(tx, sql`${sortedIds(ctx, { ...query, found })} limit 10`)),
  )
}
for (const q of ['ro', 'izd', 'senoa', 'hrvtas']) await measure(`suggestions: ${q}`, () => searchSlugs(ctx, { q }))
await connection.end()

async function run(on: Tx, query: SQL) {
  await on.execute(query)
}

async function measure(name: string, work: () => Promise<unknown>) {
  for (let n = 0; n < 5; n++) await work()
  const taken: number[] = []
  for (let n = 0; n < iterations; n++) {
    const startedAt = performance.now()
    await work()
    taken.push(performance.now() - startedAt)
  }
  const p95 = taken.toSorted((a, b) => a - b)[Math.floor(iterations * 0.95)] ?? 0
  process.stdout.write(`${JSON.stringify({ name, p95 })}\n`)
}
