import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { productApi } from '@/lib/api/v1/product/web'
import { caches } from '@/server/core/cache/registry.mjs'
import { database } from '@/server/db/client'
import { media } from '@/server/db/schema/media'
import { attributes, productAttributes } from '@/server/db/schema/attribute'
import { options } from '@/server/db/schema/site'
import { prices, productMedia, products, productTexts } from '@/server/db/schema/product'
import { callAs, failureOf } from '@/tests/support/http/caller'
import { createCategory, createProduct, daysAgo } from '@/tests/support/factories'
import { createPicture } from '../../cms/support/content'
import { createConfigurable } from '../support/configurable'

const visitor = callAs()
const get = (slug: string) => visitor.call(productApi.get, { slug })

describe('GET product/web/get', () => {
  it('finds a product by slug and by id', async () => {
    const { id, slug } = await createProduct({ name: 'Povratak Filipa Latinovicza', cents: 1890, vatRate: 5 })
    const bySlug = await get(slug)
    expect(bySlug).toMatchObject({
      id,
      name: 'Povratak Filipa Latinovicza',
      format: 'Simple',
      finalPrice: 18.9,
      basicPrice: 18,
      vatRate: 5,
    })
    expect(await visitor.call(productApi.get, { id })).toEqual(bySlug)
  })

  it('has the attribute that the site options name as its byline, and none without the option', async () => {
    const { db } = database()
    const { id, slug } = await createProduct()
    const [attribute] = await db.insert(attributes).values({ siteId: 1, code: 'skladatelj', input: 'text' }).returning()
    await db.insert(productAttributes).values({ productId: id, attributeId: attribute?.id ?? 0, text: 'Dora Pejačević' })
    expect((await get(slug)).byline).toBeNull()
    await db.insert(options).values({ siteId: 1, key: 'BylineAttribute', value: 'skladatelj' })
    caches.clear()
    expect((await get(slug)).byline).toBe('Dora Pejačević')
  })

  it.each(['nema-toga', 'NIJE SLUG', '../x', '%00', ''])('answers 404 for %o', async (slug) => {
    expect(await failureOf(get(slug))).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  })

  it('answers 404 for archived products, variants and products without a price', async () => {
    const unpriced = await createProduct()
    await database().db.delete(prices)
    const hidden = [await createProduct({ archived: true }), await createProduct({ isVariant: true }), unpriced]
    const failures = await Promise.all(hidden.map(({ slug }) => failureOf(get(slug))))
    expect(failures.map(({ status }) => status)).toEqual([404, 404, 404])
  })

  it('refuses both id and slug, or neither', async () => {
    expect(await failureOf(visitor.call(productApi.get, {}))).toMatchObject({ status: 422 })
    expect(await failureOf(visitor.call(productApi.get, { id: 1, slug: 'x' }))).toMatchObject({ status: 422 })
  })

  it('refuses a foreign store or currency', async () => {
    const { id } = await createProduct()
    expect((await visitor.call(productApi.get, { id, store: 1, currency: 'EUR' })).id).toBe(id)
    expect(await failureOf(visitor.call(productApi.get, { id, currency: 'USD' }))).toMatchObject({ status: 422 })
    expect(await failureOf(visitor.call(productApi.get, { id, store: 2 }))).toMatchObject({ status: 422 })
  })

  it.each([
    [null, 'untracked'],
    [0, 'out'],
    [3, 'low'],
    [4, 'in'],
  ])('with stock %s its state is %s', async (stock, state) => {
    const { slug } = await createProduct({ stock })
    expect((await get(slug)).stock).toEqual({ state, available: stock })
  })

  it('returns the path to the first category', async () => {
    const books = await createCategory({ name: 'Knjige', slug: 'knjige' })
    const novels = await createCategory({ name: 'Romani', slug: 'romani', parentId: books.id })
    const { slug } = await createProduct({ categoryIds: [novels.id] })
    expect((await get(slug)).categories.map(({ name }) => name)).toEqual(['Knjige', 'Romani'])
  })

  it('offers neighbours of the category as cross-sells, but neither itself nor sold-out products', async () => {
    const category = await createCategory({ name: 'Poezija', slug: 'poezija' })
    const [own, neighbour] = [await createProduct({ categoryIds: [category.id] }), await createProduct({ categoryIds: [category.id] })]
    await createProduct({ categoryIds: [category.id], stock: 0 })
    expect((await get(own.slug)).crossSellProducts.map(({ id }) => id)).toEqual([neighbour.id])
  })

  it('shows a video by its poster, and none without a poster or with an invalid id', async () => {
    const { id: productId } = await createProduct()
    const poster = await createPicture({ alt: 'Uvez' })
    const { db } = database()
    const facts = { siteId: 1, title: 'Film', displayName: 'Film', originalName: 'film', extension: '', size: 0, hash: 'x' }
    const films = await db
      .insert(media)
      .values([
        { ...facts, driveId: 'f1', mime: 'video/youtube', path: 'abcDEF_-123', posterId: poster.id },
        { ...facts, driveId: 'f2', mime: 'video/mp4', path: 'a/film.mp4', posterId: poster.id },
        { ...facts, driveId: 'f3', mime: 'video/mp4', path: 'a/film.mp4' },
        { ...facts, driveId: 'f4', mime: 'video/youtube', path: '"><script>', posterId: poster.id },
      ])
      .returning({ id: media.id })
    await db.insert(productMedia).values([poster, ...films].map(({ id: mediaId }, position) => ({ productId, mediaId, position })))
    const { media: gallery } = await visitor.call(productApi.get, { id: productId })
    expect(gallery.map(({ film }) => film)).toEqual([
      undefined,
      { from: 'youtube', videoId: 'abcDEF_-123' },
      { from: 'file', src: '/media/a/film.mp4', mime: 'video/mp4' },
      undefined,
    ])
    expect(gallery[1]).toMatchObject({ id: films[0]?.id, src: `${poster.path}/w640.webp`, alt: 'Uvez' })
  })

  it('answers 404 without a text in the language', async () => {
    const { id, slug } = await createProduct()
    await database().db.delete(productTexts)
    expect(await failureOf(get(slug))).toMatchObject({ status: 404 })
    expect(await failureOf(visitor.call(productApi.get, { id }))).toMatchObject({ status: 404 })
  })
})

it('returns the unit price at the current price', async () => {
  const { id, slug } = await createProduct({ cents: 1000, sale: { cents: 800, daysAgo: 2 } })
  await database().db.update(products).set({ measureAmount: '0.080', measureUnit: 'kg' }).where(eq(products.id, id))
  expect(await get(slug)).toMatchObject({ finalPrice: 8, unitPrice: { price: 100, unit: 'kg' } })
})

describe('dated prices', () => {
  it('apply before, during and after a sale', async () => {
    const before = await createProduct({ cents: 2000, sale: { cents: 1500, daysAgo: -2, forDays: 10 } })
    const during = await createProduct({ cents: 2000, sale: { cents: 1500, daysAgo: 5, forDays: 10 } })
    const after = await createProduct({ cents: 2000, sale: { cents: 1500, daysAgo: 20, forDays: 10 } })
    expect(await get(before.slug)).toMatchObject({ finalPrice: 20, discount: null, lowestPrice30Days: null, discountUntil: null })
    expect(await get(during.slug)).toMatchObject({ retailPrice: 20, finalPrice: 15, discount: 15, lowestPrice30Days: 20 })
    expect((await get(during.slug)).discountUntil).not.toBeNull()
    expect(await get(after.slug)).toMatchObject({ finalPrice: 20, discount: null })
  })

  it('of overlapping sales the lower holds and is compared with the other', async () => {
    const { id, slug } = await createProduct({ cents: 2000, sale: { cents: 1700, daysAgo: 20 } })
    await database()
      .db.insert(prices)
      .values({ productId: id, kind: 'sale', cents: 1500, validFrom: daysAgo(5) })
    expect(await get(slug)).toMatchObject({ finalPrice: 15, discount: 15, lowestPrice30Days: 17 })
  })

  it('the newest retail price holds', async () => {
    const { id, slug } = await createProduct({ cents: 2000 })
    await database()
      .db.insert(prices)
      .values({ productId: id, kind: 'retail', cents: 2300, validFrom: daysAgo(1) })
    expect(await get(slug)).toMatchObject({ retailPrice: 23, finalPrice: 23 })
  })

  it('a sale at the retail price is ignored', async () => {
    const { slug } = await createProduct({ cents: 2000, sale: { cents: 2000, daysAgo: 5 } })
    expect(await get(slug)).toMatchObject({ finalPrice: 20, discount: null, lowestPrice30Days: null })
  })

  it('a member price is shown when it is below the price for everybody', async () => {
    const shown = await createProduct({ cents: 2000, memberCents: 1800 })
    const hidden = await createProduct({ cents: 2000, memberCents: 1800, sale: { cents: 1700, daysAgo: 3 } })
    expect((await get(shown.slug)).membershipPrice).toBe(18)
    expect((await get(hidden.slug)).membershipPrice).toBeNull()
  })
})

describe('a configurable product', () => {
  it('has the price of its cheapest variant and a price range', async () => {
    const { slug } = await createConfigurable([
      { value: 'plava', cents: 1500, stock: 2 },
      { value: 'crvena', cents: 1200, stock: 3 },
    ])
    expect(await get(slug)).toMatchObject({
      finalPrice: 12,
      priceRange: { from: 12, to: 15 },
      needsChoice: true,
      stock: { state: 'in', available: 5 },
    })
  })

  it('has axes with the values of its variants', async () => {
    const { slug, childIds } = await createConfigurable([
      { value: 'plava', cents: 1500, stock: 2 },
      { value: 'crvena', cents: 1200, stock: 0 },
    ])
    const { associatedProductsAttributes: axes, associatedProducts: variants } = await get(slug)
    expect(axes.map(({ values }) => values.map(({ value }) => value))).toEqual([['plava', 'crvena']])
    expect(variants.map(({ id, stock }) => [id, stock.state])).toEqual([
      [childIds[0], 'low'],
      [childIds[1], 'out'],
    ])
    expect(variants.map(({ attributeSet }) => attributeSet.attributes[0]?.value.value)).toEqual(['plava', 'crvena'])
  })

  it('is sold out with all its variants, and 404 without variants', async () => {
    const soldOut = await createConfigurable([{ value: 'plava', cents: 1500, stock: 0 }])
    const bare = await createConfigurable([])
    expect((await get(soldOut.slug)).stock.state).toBe('out')
    expect(await failureOf(get(bare.slug))).toMatchObject({ status: 404 })
  })
})
