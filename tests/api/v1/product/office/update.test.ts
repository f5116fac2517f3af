import { asc, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { productApi } from '@/lib/api/v1/product/web'
import { officeProductApi } from '@/lib/api/v1/product/office'
import { database } from '@/server/db/client'
import { prices, products } from '@/server/db/schema/product'
import { auditLog, redirects } from '@/server/db/schema/site'
import { callAs, failureOf } from '@/tests/support/caller'
import { createCategory, createProduct } from '@/tests/support/factories'
import { createMerchant, createUser } from '@/tests/support/people'

const visitor = callAs()

it('a new price holds at the next request, and the old one stays in the history', async () => {
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

it('the pages that offer a product beside theirs show its change at the next request, and not at all once it is archived', async () => {
  const merchant = await createMerchant('catalogue')
  const shelf = await createCategory({ name: 'Poezija', slug: 'poezija' })
  const [own, near] = [await createProduct({ categoryIds: [shelf.id] }), await createProduct({ categoryIds: [shelf.id], cents: 1500 })]
  const offered = async () => (await visitor.call(productApi.get, { slug: own.slug })).crossSellProducts.map(({ finalPrice }) => finalPrice)
  expect(await offered()).toEqual([15])
  await merchant.call(officeProductApi.update, { id: near.id, version: 1, retailPrice: 12.34 })
  expect(await offered()).toEqual([12.34])
  await merchant.call(officeProductApi.update, { id: near.id, version: 2, archived: true })
  expect(await offered()).toEqual([])
})

it('of two editors who saw the same version, the second is told', async () => {
  const merchant = await createMerchant('catalogue')
  const { id } = await createProduct()
  await merchant.call(officeProductApi.update, { id, version: 1, name: 'Prvi' })
  const failure = await failureOf(merchant.call(officeProductApi.update, { id, version: 1, name: 'Drugi' }))
  expect(failure).toMatchObject({ status: 409, code: 'STALE_VERSION', data: { version: 2 } })
})

it('an archived product is gone for visitors', async () => {
  const merchant = await createMerchant('catalogue')
  const { id, slug } = await createProduct()
  await visitor.call(productApi.get, { slug })
  await merchant.call(officeProductApi.update, { id, version: 1, archived: true })
  expect(await failureOf(visitor.call(productApi.get, { slug }))).toMatchObject({ status: 404 })
})

it('a variant that is sold again ends no redirect, for nothing stands at its address', async () => {
  const merchant = await createMerchant('catalogue')
  const { id, slug } = await createProduct()
  await database().db.update(products).set({ isVariant: true, archived: true }).where(eq(products.id, id))
  await database()
    .db.insert(redirects)
    .values({ siteId: 1, fromPath: `/product/${slug}`, toPath: '/shop', status: 301 })
  await merchant.call(officeProductApi.update, { id, version: 1, archived: false })
  expect(await database().db.$count(redirects, eq(redirects.fromPath, `/product/${slug}`))).toBe(1)
})

it('is for back-office users with the right to the catalogue', async () => {
  const { id } = await createProduct()
  const change = { id, version: 1, name: 'Ne smije' }
  const stranger = await createMerchant('orders')
  const customer = await createUser()
  for (const caller of [visitor, customer, stranger]) {
    expect(await failureOf(caller.call(officeProductApi.update, change))).toMatchObject({ status: 403, code: 'FORBIDDEN' })
  }
})

it('refuses a product of nobody, a negative price and stock below zero', async () => {
  const merchant = await createMerchant('catalogue')
  const { id } = await createProduct({ stock: null })
  expect(await failureOf(merchant.call(officeProductApi.update, { id: 999_999, version: 1 }))).toMatchObject({ status: 404 })
  expect(await failureOf(merchant.call(officeProductApi.update, { id, version: 1, retailPrice: -1 }))).toMatchObject({ status: 422 })
  expect(await failureOf(merchant.call(officeProductApi.update, { id, version: 1, onHand: 3 }))).toMatchObject({ status: 422 })
})
