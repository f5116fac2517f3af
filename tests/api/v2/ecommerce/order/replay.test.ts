import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { database } from '@/server/db/client'
import { failureOf } from '@/tests/support/http/caller'
import { createProduct } from '@/tests/support/factories'
import { waitForLockedStatements } from '@/tests/support/database/lock-waits'
import { openShop, order, ordersOf, readyCart, type Shop } from '../support'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})

describe('a repeated order/create', () => {
  it('with the same key gets the same answer, however late', async () => {
    const pair = await readyCart(shop, { productId: (await createProduct()).id })
    const first = await order(pair, { key: 'k-1', orderMessage: 'isto' })
    expect(await order(pair, { key: 'k-1', orderMessage: 'isto' })).toEqual(first)
    expect(await ordersOf(pair.cartId)).toHaveLength(1)
  })

  it('with the same key and another body is 422, with another key 409', async () => {
    const pair = await readyCart(shop, { productId: (await createProduct()).id })
    await order(pair, { key: 'k-1' })
    expect(await failureOf(order(pair, { key: 'k-1', orderMessage: 'drugo' }))).toMatchObject({ status: 422, code: 'IDEMPOTENCY_MISMATCH' })
    expect(await failureOf(order(pair, { key: 'k-2' }))).toMatchObject({ status: 409, message: 'Session already used.' })
    expect(await failureOf(order(pair))).toMatchObject({ status: 409, code: 'SESSION_USED' })
  })

  it('with another key during the first call gets the same order', async () => {
    const pair = await readyCart(shop, { productId: (await createProduct()).id })
    const both = await database().db.transaction(async (tx) => {
      await tx.execute(sql`lock table outbox in share mode`)
      const first = order(pair, { key: 'k-1' })
      await waitForLockedStatements(1)
      const second = order(pair, { key: 'k-2' })
      await waitForLockedStatements(2)
      return { first, second }
    })
    expect(await both.second).toEqual(await both.first)
    expect(await ordersOf(pair.cartId)).toHaveLength(1)
  })

  it('needs the protect code', async () => {
    const pair = await readyCart(shop, { productId: (await createProduct()).id })
    await order(pair, { key: 'k-1' })
    expect(await failureOf(order({ ...pair, protectCode: 'pogodak' }, { key: 'k-1' }))).toMatchObject({ status: 404 })
  })
})
