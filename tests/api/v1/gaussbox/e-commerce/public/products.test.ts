import { expect, it } from 'vitest'
import { publicProductApi } from '@/lib/api/v1/gaussbox/e-commerce/public/products'
import { productApi } from '@/lib/api/v1/product/web'
import { callAs, failureOf } from '@/tests/support/http/caller'
import { createProduct } from '@/tests/support/factories'

const visitor = callAs()

it('returns a product by id as product/web/get does, 404 when archived', async () => {
  const { id } = await createProduct({ sale: { cents: 1200, daysAgo: 2 } })
  const { id: gone } = await createProduct({ archived: true })
  expect(await visitor.call(publicProductApi.get, { id, store: 1 })).toEqual(await visitor.call(productApi.get, { id }))
  expect(await failureOf(visitor.call(publicProductApi.get, { id: gone }))).toMatchObject({ status: 404 })
  expect((await visitor.send(publicProductApi.get, { id: 'x' })).status).toBe(422)
})
