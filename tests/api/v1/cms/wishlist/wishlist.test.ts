import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { wishlistApi } from '@/lib/api/v1/cms/wishlist'
import { database } from '@/server/db/client'
import { products } from '@/server/db/schema/product'
import { callAs, failureOf } from '@/tests/support/http/caller'
import { createProduct } from '@/tests/support/factories'
import { createUser } from '@/tests/support/users'

it('adds and removes a product', async () => {
  const ana = await createUser()
  const [first, second] = [await createProduct(), await createProduct()]
  expect(await ana.call(wishlistApi.create, { product_id: first.id })).toEqual({ added: true })
  expect(await ana.call(wishlistApi.create, { product_id: second.id })).toEqual({ added: true })
  expect(await ana.call(wishlistApi.filter, { limit: 9999 })).toEqual({
    items: [{ product_id: second.id }, { product_id: first.id }],
    pagination: { lastPage: 1, page: 1, limit: 9999, total: 2, perPage: 9999 },
  })
  expect(await ana.call(wishlistApi.create, { product_id: first.id })).toEqual({ added: false })
  expect((await ana.call(wishlistApi.filter, {})).items).toEqual([{ product_id: second.id }])
})

it("lists the owner's products only, in pages", async () => {
  const [ana, iva] = [await createUser(), await createUser()]
  for (const _ of [1, 2, 3]) await ana.call(wishlistApi.create, { product_id: (await createProduct()).id })
  expect((await iva.call(wishlistApi.filter, {})).pagination.total).toBe(0)
  const page = await ana.call(wishlistApi.filter, { page: 2, limit: 2 })
  expect(page).toMatchObject({ items: [{}], pagination: { lastPage: 2, total: 3 } })
})

it('leaves out and refuses archived products', async () => {
  const ana = await createUser()
  const { id } = await createProduct()
  await ana.call(wishlistApi.create, { product_id: id })
  await database().db.update(products).set({ archived: true }).where(eq(products.id, id))
  expect((await ana.call(wishlistApi.filter, {})).items).toEqual([])
  const variant = await createProduct({ isVariant: true })
  const failures = [999_999, variant.id].map((product_id) => failureOf(ana.call(wishlistApi.create, { product_id })))
  expect((await Promise.all(failures)).map(({ status }) => status)).toEqual([404, 404])
})

it('handles two clicks at once', async () => {
  const ana = await createUser()
  const { id } = await createProduct()
  const answers = await Promise.all([1, 2, 3].map(() => ana.call(wishlistApi.create, { product_id: id })))
  expect(answers.map(({ added }) => typeof added)).toEqual(['boolean', 'boolean', 'boolean'])
})

it('sets the wanted state, so that a stale page undoes nothing', async () => {
  const ana = await createUser()
  const { id } = await createProduct()
  for (const _ of [1, 2]) expect(await ana.call(wishlistApi.create, { product_id: id, wished: true })).toEqual({ added: true })
  expect((await ana.call(wishlistApi.filter, {})).items).toEqual([{ product_id: id }])
  for (const _ of [1, 2]) expect(await ana.call(wishlistApi.create, { product_id: id, wished: false })).toEqual({ added: false })
  expect((await ana.call(wishlistApi.filter, {})).items).toEqual([])
})

it('returns current product cards, newest first', async () => {
  const [ana, iva] = [await createUser(), await createUser()]
  const [inStock, soldOut] = [await createProduct({ name: 'Ima je' }), await createProduct({ name: 'Nema je', stock: 0 })]
  for (const { id } of [inStock, soldOut]) await ana.call(wishlistApi.create, { product_id: id })
  const { records, totalRecords, totalPages } = await ana.call(wishlistApi.products, {})
  expect(records.map(({ id, stock }) => ({ id, state: stock.state }))).toEqual([
    { id: soldOut.id, state: 'out' },
    { id: inStock.id, state: expect.stringMatching(/in|low/) },
  ])
  expect({ totalRecords, totalPages }).toEqual({ totalRecords: 2, totalPages: 1 })
  expect(await ana.call(wishlistApi.products, { page: 2, limit: 1 })).toMatchObject({ records: [{ id: inStock.id }], totalPages: 2 })
  expect((await iva.call(wishlistApi.products, {})).records).toEqual([])
})

it('refuses a visitor', async () => {
  expect(await failureOf(callAs().call(wishlistApi.filter, {}))).toMatchObject({ status: 401 })
})
