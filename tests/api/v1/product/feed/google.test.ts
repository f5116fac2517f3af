import { eq, sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { GET as feed } from '@/app/feeds/google.xml/route'
import { productLd } from '@/features/product/product-ld'
import { feedApi } from '@/lib/api/v1/product/feed'
import { productApi } from '@/lib/api/v1/product/web'
import { feedPage } from '@/server/api/feed-pages'
import { shareTextStore, type StoredText } from '@/server/core/cache/text-store'
import { refreshCaches } from '@/server/core/cache/refreshers'
import { caches } from '@/server/core/cache/registry.mjs'
import { database } from '@/server/db/client'
import * as schema from '@/server/db/schema/all'
import { callAs } from '@/tests/support/http/caller'
import { createCategory, createProduct, daysAgo } from '@/tests/support/factories'
import { createPicture } from '../../cms/support/content'
import { createConfigurable } from '../support/configurable'

const google = (input: { after?: number; limit?: number } = {}) => callAs({ headers: { apiKey: '' } }).call(feedApi.google, input)

async function illustrated(productId: number, position = 0) {
  const picture = await createPicture()
  await database().db.insert(schema.productMedia).values({ productId, mediaId: picture.id, position })
  return `${picture.path}/w1280.webp`
}

async function readFeed() {
  return (await feed(new Request('http://localhost/feeds/google.xml'))).text()
}

const Variants = z.object({
  productGroupID: z.string(),
  hasVariant: z.array(z.object({ sku: z.string(), url: z.string(), offers: z.object({ price: z.number(), availability: z.string() }) })),
})

/** The variants of a page's structured data, in the words of the feed. */
function variantsOf(data: unknown) {
  const { productGroupID: group, hasVariant } = Variants.parse(data)
  return hasVariant.map(({ sku: id, url, offers: { price, availability } }) => {
    const { pathname, search } = new URL(url)
    return { id, group, price, inStock: !availability.endsWith('/OutOfStock'), path: pathname + search }
  })
}

async function itemsOf(productId: number) {
  return (await google({ after: productId - 1, limit: 1 })).items
}

async function setAttribute(productId: number, code: string, text: string) {
  const { db } = database()
  const [known] = await db.select().from(schema.attributes).where(eq(schema.attributes.code, code))
  const [attribute] = known ? [known] : await db.insert(schema.attributes).values({ siteId: 1, code, input: 'text' }).returning()
  if (!attribute) throw new Error('The attribute was not written.')
  await db.insert(schema.attributeTexts).values({ attributeId: attribute.id, languageId: 41, label: code }).onConflictDoNothing()
  await db.insert(schema.productAttributes).values({ productId, attributeId: attribute.id, text })
}

describe('GET product/feed/google', () => {
  it('presents price, GTIN, brand and weight of a product', async () => {
    const category = await createCategory({ name: 'Romani', slug: 'romani-feed' })
    const sale = { cents: 1990, daysAgo: 2, forDays: 9 }
    const { id, sku } = await createProduct({ slug: 'rat-i-mir', cents: 2490, sale, summary: 'Veliki roman.', categoryIds: [category.id] })
    const image = await illustrated(id)
    await setAttribute(id, 'isbn', '978-953-383-063-6')
    await setAttribute(id, 'izdavac', 'Tiha')
    await database().db.update(schema.products).set({ weightGrams: 640 }).where(eq(schema.products.id, id))
    const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/)
    expect(await itemsOf(id)).toEqual([
      {
        id: sku,
        group: null,
        title: expect.any(String),
        description: 'Veliki roman.',
        path: '/product/rat-i-mir',
        images: [image],
        inStock: true,
        price: 24.9,
        sale: { price: 19.9, from: moment, until: moment },
        gtin: '9789533830636',
        brand: 'Tiha',
        shelves: ['Romani'],
        weightGrams: 640,
        choices: [],
      },
    ])
  })

  it('has an item with price and stock for each variant, grouped by the parent', async () => {
    const bag = await createConfigurable([
      { value: 'plava', cents: 900, stock: 3 },
      { value: 'crvena', cents: 1200, stock: 0 },
    ])
    const image = await illustrated(bag.id)
    const own = await illustrated(bag.childIds[1] ?? 0)
    const items = await itemsOf(bag.id)
    expect(items).toMatchObject([
      { group: bag.sku, price: 9, inStock: true, images: [image], choices: [{ label: 'Boja', value: 'plava' }] },
      { group: bag.sku, price: 12, inStock: false, images: [own, image], choices: [{ label: 'Boja', value: 'crvena' }] },
    ])
    expect(new Set(items.map((item) => item.id)).size).toBe(2)
    expect(items[0]?.path).toMatch(new RegExp(`^/product/${bag.slug}\\?${bag.attributeCode}=\\d+$`))
  })

  it('compares with the lowest price of the 30 days before, and has no sale price otherwise', async () => {
    const { db } = database()
    const [cheaper, same] = [
      await createProduct({ cents: 2000, sale: { cents: 1200, daysAgo: 2 } }),
      await createProduct({ cents: 2000, sale: { cents: 1500, daysAgo: 2 } }),
    ]
    for (const { id } of [cheaper, same]) {
      await illustrated(id)
      const earlier = { kind: 'sale' as const, cents: 1500, validFrom: daysAgo(20), validTo: daysAgo(10) }
      await db.insert(schema.prices).values({ productId: id, ...earlier })
    }
    expect(await itemsOf(cheaper.id)).toMatchObject([{ price: 15, sale: { price: 12 } }])
    expect(await itemsOf(same.id)).toMatchObject([{ price: 15, sale: null }])
  })

  it('omits archived products and those without an image or price', async () => {
    const hidden = await createProduct({ archived: true })
    const unseen = await createProduct()
    const free = await createProduct({ cents: 0 })
    await illustrated(hidden.id)
    await illustrated(free.id)
    const skus = (await google({ after: hidden.id - 1 })).items.map(({ id }) => id)
    for (const { sku } of [hidden, unseen, free]) expect(skus).not.toContain(sku)
  })

  it('says what the page says of each variant', async () => {
    const bag = await createConfigurable([
      { value: 'zelena', cents: 900, stock: 3 },
      { value: 'siva', cents: 1200, stock: 0 },
    ])
    await illustrated(bag.id)
    const items = await itemsOf(bag.id)
    const product = await callAs().call(productApi.get, { id: bag.id })
    const page = { url: `http://localhost/product/${bag.slug}`, images: [], description: '', currency: 'EUR', seller: '', stars: 5 }
    const inFeed = items.map(({ id, group, price, inStock, path }) => ({ id, group, price, inStock, path }))
    expect(inFeed).toEqual(variantsOf(productLd(product, page)))
  })

  it('sends the stored page after a change, until the background has made it anew', async () => {
    const { db } = database()
    const { id, sku } = await createProduct({ cents: 1500 })
    await illustrated(id)
    caches.clear('feed')
    const ownPrice = async () => new RegExp(`<g:id>${sku}</g:id>[^]*?<g:price>(.*?)</g:price>`).exec(await readFeed())?.[1]
    expect(await ownPrice()).toBe('15.00 EUR')
    // Past the office, so the cache hears nothing of it.
    await db.update(schema.prices).set({ cents: 1700 }).where(eq(schema.prices.productId, id))
    await refreshCaches()
    expect(await ownPrice()).toBe('15.00 EUR')
    caches.invalidate([`product:${id}`])
    expect(await ownPrice()).toBe('15.00 EUR')
    await refreshCaches()
    expect(await ownPrice()).toBe('17.00 EUR')
  })

  it('sends nothing older once the caches were cleared', async () => {
    const { id, sku } = await createProduct({ cents: 1500 })
    caches.clear('feed')
    expect(await readFeed()).not.toContain(`<g:id>${sku}</g:id>`)
    await illustrated(id)
    caches.clear()
    expect(await readFeed()).toContain(`<g:id>${sku}</g:id>`)
  })

  it('takes up a product in a range that had none', async () => {
    const { id } = await createProduct()
    await illustrated(id)
    await readFeed()
    await database().db.execute(sql`select setval(pg_get_serial_sequence('products', 'id'), ${id + 1000}::bigint)`)
    const added = await createProduct()
    await illustrated(added.id)
    caches.invalidate([`product:${added.id}`])
    await refreshCaches()
    expect(await readFeed()).toContain(`<g:id>${added.sku}</g:id>`)
  })

  it('makes a page once for all that ask, and again only after a change', async () => {
    const render = vi.fn<() => string>(() => 'tekst')
    const read = () => feedPage(new Request('http://localhost/feeds/google.xml'), { after: 0, render })
    caches.clear('feed')
    expect(await Promise.all([read(), read(), read()])).toEqual(Array(3).fill(expect.objectContaining({ text: 'tekst' })))
    await read()
    await refreshCaches()
    expect(render).toHaveBeenCalledOnce()
    caches.invalidate(['product:1'])
    await read()
    expect(render).toHaveBeenCalledOnce()
    await refreshCaches()
    await refreshCaches()
    expect(render).toHaveBeenCalledTimes(2)
  })

  it('finds a page again that memory has lost', async () => {
    const files = new Map<string, StoredText>()
    shareTextStore({ read: async (key) => files.get(key) ?? null, write: async (key, text) => void files.set(key, text) })
    const render = vi.fn<() => string>(() => 'tekst')
    const read = () => feedPage(new Request('http://localhost/feeds/google.xml'), { after: 0, render })
    caches.clear('feed')
    const first = await read()
    caches.open('feed', { maxBytes: 0 }).clear()
    expect(await read()).toEqual(first)
    expect(render).toHaveBeenCalledOnce()
    caches.clear('feed')
    await read()
    expect(render).toHaveBeenCalledTimes(2)
    shareTextStore({ read: async () => null, write: async () => {} })
  })

  it('has every product once across pages', async () => {
    const { db } = database()
    const picture = await createPicture()
    await db.execute(
      sql`insert into products (site_id, format, sku, vat_rate) select 1, 'Simple', 'FEED-' || n, 5 from generate_series(1, 620) n`,
    )
    const own = sql`from products where sku like 'FEED-%'`
    await db.execute(
      sql`insert into product_texts (product_id, language_id, site_id, name, slug) select id, 41, 1, 'Knjiga <' || id || '>', lower(sku) ${own}`,
    )
    await db.execute(
      sql`insert into prices (product_id, kind, cents, valid_from) select id, 'retail', 1500, now() - interval '1 day' ${own}`,
    )
    await db.execute(sql`insert into product_media (product_id, media_id) select id, ${picture.id}::int ${own}`)
    caches.clear('feed')
    const answer = await feed(new Request('http://localhost/feeds/google.xml'))
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    const ids = [...(await answer.text()).matchAll(/<g:id>(FEED-\d+)<\/g:id>/g)].map(([, id]) => id)
    expect(ids).toHaveLength(620)
    expect(new Set(ids).size).toBe(620)
  })
})
