import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { ApiError } from '@/lib/api/errors'
import { env } from '@/lib/env'
import { connect, database } from '@/server/db/client'
import { orderLines } from '@/server/db/schema/order'
import { createProduct } from '@/tests/support/factories'
import { openShop, order, readyCart, stockOf, type CartRef } from '@/tests/api/v2/ecommerce/support'

type Ready = { pair: CartRef; key: string }

/** The slug, or null when nobody knows what became of it. */
async function attempt({ pair, key }: Ready): Promise<string | null> {
  try {
    return (await order(pair, { key })).orderSlug
  } catch (error) {
    if (error instanceof ApiError && error.status === 503) return null
    throw error
  }
}

/** As a browser does that got no answer. */
async function retryOrder(one: Ready): Promise<string | null> {
  for (let more = 0; more < 4; more++) {
    const slug = await attempt(one)
    if (slug !== null) return slug
  }
  return null
}

/** Ends every connection of the shop again and again until it is stopped. */
function breakConnections() {
  const breaker = connect(env.DATABASE_URL, { max: 1 })
  const stopping = new AbortController()
  const ended = (async () => {
    while (!stopping.signal.aborted) {
      await breaker.db.execute(sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and application_name = 'izlog'`)
      await pause(25)
    }
    await breaker.sql.end()
  })()
  return async () => {
    stopping.abort()
    await ended
  }
}

it('a database outage loses no order and duplicates none', async () => {
  const shop = await openShop()
  const book = await createProduct({ stock: 100 })
  const ready = await Promise.all(
    Array.from({ length: 12 }, async () => ({ pair: await readyCart(shop, { productId: book.id }), key: randomUUID() })),
  )
  const mend = breakConnections()
  const tried = await Promise.all(ready.map(attempt))
  await mend()
  const slugs = await Promise.all(ready.map(async (one, i) => tried[i] ?? (await retryOrder(one))))
  expect(tried).toContain(null)
  expect(slugs).not.toContain(null)
  expect(new Set(slugs).size).toBe(12)
  expect(await database().db.$count(orderLines)).toBe(12)
  expect(await stockOf(book.id)).toBe(88)
})
