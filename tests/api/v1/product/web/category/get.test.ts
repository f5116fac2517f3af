import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { categoryApi } from '@/lib/api/v1/product/web/category'
import { database } from '@/server/db/client'
import { prices } from '@/server/db/schema/product'
import { callAs, failureOf } from '@/tests/support/http/caller'
import { createCategory, createProduct } from '@/tests/support/factories'

const visitor = callAs()

it('finds a category by id and slug with path, children and product count', async () => {
  const books = await createCategory({ name: 'Knjige', slug: 'knjige' })
  const novels = await createCategory({ name: 'Romani', slug: 'romani', parentId: books.id })
  await createCategory({ name: 'Krimići', slug: 'krimici', parentId: novels.id })
  await createProduct({ categoryIds: [novels.id, books.id] })
  await createProduct({ categoryIds: [novels.id], archived: true })
  await createProduct({ categoryIds: [novels.id], isVariant: true })
  const { id: unpriced } = await createProduct({ categoryIds: [novels.id] })
  await database().db.delete(prices).where(eq(prices.productId, unpriced))
  const bySlug = await visitor.call(categoryApi.get, { id: 'romani' })
  expect(bySlug).toMatchObject({ id: novels.id, name: 'Romani', parentId: books.id, productCount: 1, sortDefaultType: 'id-desc' })
  expect(bySlug.path.map(({ slug }) => slug)).toEqual(['knjige'])
  expect(bySlug.children.map(({ slug }) => slug)).toEqual(['krimici'])
  expect(await visitor.call(categoryApi.get, { id: novels.id })).toEqual(bySlug)
})

it.each(['nema', '999999', 'NIJE SLUG'])('is 404 for %s', async (id) => {
  expect(await failureOf(visitor.call(categoryApi.get, { id }))).toMatchObject({ status: 404 })
})
