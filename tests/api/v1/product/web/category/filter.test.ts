import { expect, it } from 'vitest'
import { categoryApi } from '@/lib/api/v1/product/web/category'
import { callAs, failureOf } from '@/tests/support/http/caller'
import { createCategory, createProduct } from '@/tests/support/factories'

const visitor = callAs()
const byId = { param: 'id', order: 'asc' } as const

it('returns the category tree with counts', async () => {
  const books = await createCategory({ name: 'Knjige', slug: 'knjige' })
  const gifts = await createCategory({ name: 'Darovi', slug: 'darovi' })
  const novels = await createCategory({ name: 'Romani', slug: 'romani', parentId: books.id })
  await createProduct({ categoryIds: [novels.id] })
  const { records, totalRecords } = await visitor.call(categoryApi.filter, { filters: [], sort: byId, tree: true })
  expect(totalRecords).toBe(2)
  expect(records.map(({ name, productCount }) => [name, productCount])).toEqual([
    ['Knjige', 1],
    ['Darovi', 0],
  ])
  expect(records[0]?.children.map(({ name, productCount }) => [name, productCount])).toEqual([['Romani', 1]])

  const flat = await visitor.call(categoryApi.filter, { filters: [], sort: byId, tree: false })
  expect(flat.records.map(({ name }) => name)).toEqual(['Knjige', 'Darovi', 'Romani'])

  const named = await visitor.call(categoryApi.filter, { filters: [{ key: 'id', value: [gifts.id, novels.id, 999] }] })
  expect(named.records.map(({ name }) => name)).toEqual(['Darovi', 'Romani'])
})

it('refuses unknown filters', async () => {
  expect(await failureOf(visitor.call(categoryApi.filter, { filters: [{ key: 'boja', value: 1 }] }))).toMatchObject({ status: 422 })
})
