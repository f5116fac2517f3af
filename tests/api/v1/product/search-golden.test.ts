import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { eventApi } from '@/lib/api/v1/calendar/event/public'
import { finderApi } from '@/lib/api/v1/cms/finder'
import { pageApi } from '@/lib/api/v1/cms/page'
import { postApi } from '@/lib/api/v1/cms/post'
import { productApi } from '@/lib/api/v1/product/web'
import { database } from '@/server/db/client'
import { seedProducts } from '@/demo/data/products/all'
import { media } from '@/server/db/schema/media'
import { writeCalendar } from '@/demo/write/calendar'
import { writeCatalogue } from '@/demo/write/catalogue'
import { writeContent } from '@/demo/write/content'
import { loadSites } from '@/server/core/sites'
import { listedProducts } from '@/server/modules/product/list/list-sql'
import { findProducts, withSearchTransaction, type SearchMatches } from '@/server/modules/product/search/find-products'
import { parseSearch } from '@/server/modules/product/search/search-query'
import { callAs } from '@/tests/support/http/caller'
import golden from '@/tests/golden/search.json'

const drawing = {
  siteId: 1,
  driveId: 'crtež',
  title: 'crtež',
  displayName: 'crtež',
  originalName: 'crtez.webp',
  extension: 'webp',
  mime: 'image/webp',
  size: 1,
  hash: 'a'.repeat(64),
  width: 800,
  height: 1200,
  path: '/',
}

/** The searchable content of the demo shop, with one picture for all. */
beforeAll(async () => {
  const last = new Map<string, number>()
  const nextId = (table: string) => {
    const id = (last.get(table) ?? 0) + 1
    last.set(table, id)
    return id
  }
  await database().db.transaction(async (tx) => {
    const [picture] = await tx.insert(media).values(drawing).returning({ id: media.id })
    if (!picture) throw new Error('The picture was not written.')
    const seedContext = { tx, now: new Date(), siteId: 1, languageId: 41, mediaIdOf: () => picture.id, nextId }
    await writeCatalogue(
      seedContext,
      // A sample page is another picture than the rest.
      seedProducts.map((product) => ({ ...product, samplePages: [] })).toSorted((a, b) => b.addedDaysAgo - a.addedDaysAgo),
    )
    await writeContent(seedContext)
    await writeCalendar(seedContext)
  })
  await database().db.execute(sql`analyze`)
}, 60_000)

type Visitor = ReturnType<typeof callAs>

/** The first three titles of each search; of suggestions the first three of each type. */
const searches: Record<keyof typeof golden, (visitor: Visitor, keywords: string) => Promise<string[]>> = {
  product: async (visitor, keywords) => (await visitor.call(productApi.filter, { keywords, limit: 3 })).records.map(({ name }) => name),
  post: async (visitor, keywords) =>
    (await visitor.call(postApi.filterStandard, { filters: { keywords }, limit: 3 })).records.map(({ title }) => title),
  event: async (visitor, keywords) => (await visitor.call(eventApi.filter, { keywords, limit: 3 })).records.map(({ title }) => title),
  page: async (visitor, keywords) =>
    (await visitor.call(pageApi.filterStandard, { filters: { keywords }, limit: 3 })).records.map(({ title }) => title),
  suggestion: async (visitor, q) => {
    const found = await visitor.call(finderApi.searchSlugs, { q })
    const isEarly = (one: (typeof found)[number]) => found.filter(({ type }) => type === one.type).indexOf(one) < 3
    return found.filter(isEarly).map(({ title }) => title)
  },
}

describe.each(['product', 'post', 'event', 'page', 'suggestion'] as const)('finds the %s among the first three', (kind) => {
  it.each(golden[kind].map(([typed = '', name = ''], n) => ({ typed, name, n })))('$typed: $name', async ({ typed, name, n }) => {
    // A different address for each search, because one may search sixty times a minute.
    const visitor = callAs({ headers: { 'x-izlog-address': `203.0.113.${n}` } })
    expect(await searches[kind](visitor, typed)).toContain(name)
  })
})

// From 2,000 name matches on, the list matches again instead of taking ids; the demo shop has fewer.
it.each(['majica', 'roman', 'plakat', 'S', '9789'])('lists the same for %s when it matches anew', async (typed) => {
  const [site] = await loadSites()
  const language = site?.languages[0]
  if (!site || !language) throw new Error('There is no site.')
  const ctx = { db: database().db, site, language, now: () => new Date() }
  await withSearchTransaction(ctx, async (db) => {
    const { hits, ...found } = await findProducts({ ...ctx, db }, parseSearch(typed))
    const idsOf = async (some: SearchMatches['hits']) => {
      const query = { filters: { facets: [] }, mainCategory: undefined, found: { ...found, hits: some } }
      const rows = await db.execute<{ product_id: number }>(sql`select l.product_id ${listedProducts(ctx, query)} order by 1`)
      return rows.map((row) => row.product_id)
    }
    const byName = await idsOf(hits?.filter(({ isTextMatch }) => !isTextMatch) ?? [])
    expect(byName.length).toBeGreaterThan(0)
    expect(await idsOf(null)).toEqual(byName)
  })
})
