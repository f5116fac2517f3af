import { inArray, sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { env, resetEnv } from '@/lib/env'
import { productApi } from '@/lib/api/v1/product/web'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import { caches } from '@/server/core/cache/registry.mjs'
import { connect } from '@/server/db/client'
import { carts } from '@/server/db/schema/cart'
import { createProduct } from '@/tests/support/factories'
import { cartWith, visitor } from '@/tests/api/v2/ecommerce/support'

beforeAll(() => {
  process.env.DB_POOL_MAX = '4'
  resetEnv()
})

/** Locks these carts until released. */
async function hold(ids: string[]) {
  const { db, sql: connection } = connect(env.DATABASE_URL, { max: 1 })
  await db.execute(sql`begin`)
  await db.select().from(carts).where(inArray(carts.id, ids)).for('update')
  return () => connection.end()
}

it('waiting carts never block pages, and all of them are written in the end', async () => {
  const book = await createProduct({ stock: 100 })
  const pairs = await Promise.all(Array.from({ length: 8 }, () => cartWith({ productId: book.id })))
  const letGo = await hold(pairs.map(({ cartId }) => cartId))
  const ended: string[] = []
  const writes = [
    ...pairs.slice(0, 4).map((pair) => visitor.call(cartApi.addItem, { ...pair, productId: book.id, qty: 1 })),
    ...pairs.slice(4).map((pair) => visitor.call(cartApi.clearCart, pair)),
  ].map((write) =>
    write.then(
      ({ items }) => ended.push(items.map(({ qty }) => qty).join()),
      ({ code }) => ended.push(code),
    ),
  )

  caches.clear()
  expect(await visitor.call(productApi.get, { slug: book.slug })).toMatchObject({ id: book.id })
  expect(ended).toEqual([])

  await letGo()
  await Promise.all(writes)
  expect(ended.toSorted()).toEqual(['', '', '', '', '2', '2', '2', '2'])
})
