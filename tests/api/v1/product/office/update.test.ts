import { asc, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { productApi } from '@/lib/api/v1/product/web'
import { officeProductApi } from '@/lib/api/v1/product/office'
import { database } from '@/server/db/client'
import { prices, products } from '@/server/db/schema/product'
import { auditLog, redirects } from '@/server/db/schema/site'
import { callAs, failureOf } from '@/tests/support/http/caller'
import { createCategory, createProduct } from '@/tests/support/factories'
import { createMerchant, createUser } from '@/tests/support/users'

const visitor = callAs()

it('starts a new price at once and keeps the old one in the history', async () => {
  const merchant = await createMerchant('catalogue')
  const { id, slug } = await createProduct({ cents: 1500 })
  expect((await visitor.call(productApi.get, { slug })).finalPrice).toBe(15)
  const { version } = await merchant.call(officeProductApi.getVersion, { id })
  await merchant.call(officeProductApi.update, { id, version, retailPrice: 12.34, name: 'Novo ime' })
  expect(await visitor.call(productApi.get, { slug })).toMatchObject({ finalPrice: 12.34, name: 'Novo ime' })
  const rows = await database().db.select().from(prices).where(eq(prices.productId, id)).orderBy(asc(prices.validFrom))
  expect(rows.map(({ cents, validTo }) => [cents, validTo === null])).toEqual([
    [1500, false],
    [1234, true],
  ])
  const [entry] = await database()
    .db.select()
    .from(auditLog)
    .where(eq(auditLog.target, `product:${id}`))
  expect(entry).toMatchObject({ action: 'product.update', detail: { retailPrice: 12.34, name: 'Novo ime' } })
})

// docs/rules/catalog.md#effective-price
it('compares a price with the newest of those that are open', async () => {
  const merchant = await createMerchant('catalogue')
  const { id, slug } = await createProduct({ cents: 1800 })
  const anHourAgo = new Date(Date.now() - 3_600_000)
  await database().db.insert(prices).values({ productId: id, kind: 'retail', cents: 1900, validFrom: anHourAgo })
  expect((await visitor.call(productApi.get, { slug })).finalPrice).toBe(19)
  await merchant.call(officeProductApi.update, { id, version: 1, retailPrice: 18 })
  expect((await visitor.call(productApi.get, { slug })).finalPrice).toBe(18)
})

it('invalidates pages that show the product as a cross-sell', async () => {
  const merchant = await createMerchant('catalogue')
  const category = await createCategory({ name: 'Poezija', slug: 'poezija' })
  const [own, neighbour] = [
    await createProduct({ categoryIds: [category.id] }),
    await createProduct({ categoryIds: [category.id], cents: 1500 }),
  ]
  const offered = async () => (await visitor.call(productApi.get, { slug: own.slug })).crossSellProducts.map(({ finalPrice }) => finalPrice)
  expect(await offered()).toEqual([15])
  await merchant.call(officeProductApi.update, { id: neighbour.id, version: 1, retailPrice: 12.34 })
  expect(await offered()).toEqual([12.34])
  await merchant.call(officeProductApi.update, { id: neighbour.id, version: 2, archived: true })
  expect(await offered()).toEqual([])
})

it('refuses the second of two updates of one version', async () => {
  const merchant = await createMerchant('catalogue')
  const { id } = await createProduct()
  await merchant.call(officeProductApi.update, { id, version: 1, name: 'Prvi' })
  const failure = await failureOf(merchant.call(officeProductApi.update, { id, version: 1, name: 'Drugi' }))
  expect(failure).toMatchObject({ status: 409, code: 'STALE_VERSION', data: { version: 2 } })
})

it('hides an archived product from visitors', async () => {
  const merchant = await createMerchant('catalogue')
  const { id, slug } = await createProduct()
  await visitor.call(productApi.get, { slug })
  await merchant.call(officeProductApi.update, { id, version: 1, archived: true })
  expect(await failureOf(visitor.call(productApi.get, { slug }))).toMatchObject({ status: 404 })
})

it('keeps redirects when a variant is restored', async () => {
  const merchant = await createMerchant('catalogue')
  const { id, slug } = await createProduct()
  await database().db.update(products).set({ isVariant: true, archived: true }).where(eq(products.id, id))
  await database()
    .db.insert(redirects)
    .values({ siteId: 1, fromPath: `/product/${slug}`, toPath: '/shop', status: 301 })
  await merchant.call(officeProductApi.update, { id, version: 1, archived: false })
  expect(await database().db.$count(redirects, eq(redirects.fromPath, `/product/${slug}`))).toBe(1)
})

it('requires the catalogue scope', async () => {
  const { id } = await createProduct()
  const change = { id, version: 1, name: 'Ne smije' }
  const otherMerchant = await createMerchant('orders')
  const customer = await createUser()
  for (const caller of [visitor, customer, otherMerchant]) {
    expect(await failureOf(caller.call(officeProductApi.update, change))).toMatchObject({ status: 403, code: 'FORBIDDEN' })
  }
})

it('refuses an unknown product, a negative price and stock', async () => {
  const merchant = await createMerchant('catalogue')
  const { id } = await createProduct({ stock: null })
  expect(await failureOf(merchant.call(officeProductApi.update, { id: 999_999, version: 1 }))).toMatchObject({ status: 404 })
  expect(await failureOf(merchant.call(officeProductApi.update, { id, version: 1, retailPrice: -1 }))).toMatchObject({ status: 422 })
  const withStock = { id, version: 1, onHand: 3 }
  expect(await failureOf(merchant.call(officeProductApi.update, withStock))).toMatchObject({ status: 422 })
})

// docs/rules/catalog.md#sale-overlap
it('sets a sale below the price, and ends it', async () => {
  const merchant = await createMerchant('catalogue')
  const { id, slug } = await createProduct({ cents: 2000 })
  await merchant.call(officeProductApi.update, { id, version: 1, sale: { price: 15 } })
  expect(await visitor.call(productApi.get, { slug })).toMatchObject({ retailPrice: 20, finalPrice: 15, lowestPrice30Days: 20 })
  const failure = await failureOf(merchant.call(officeProductApi.update, { id, version: 2, sale: { price: 20 } }))
  expect(failure).toMatchObject({ status: 422, code: 'SALE_NOT_LOWER' })
  await merchant.call(officeProductApi.update, { id, version: 2, sale: null })
  expect(await visitor.call(productApi.get, { slug })).toMatchObject({ finalPrice: 20, discount: null })
})
