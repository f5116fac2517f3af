import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { productApi } from '@/lib/api/v1/product/web'
import { caches } from '@/server/core/cache/registry.mjs'
import { database } from '@/server/db/client'
import { prices } from '@/server/db/schema/product'
import { startScheduler } from '@/server/background/scheduler'
import { nextScheduledChange, loadChangedTags } from '@/server/modules/product/price/scheduled-price-changes'
import { callAs } from '@/tests/support/http/caller'
import { createProduct } from '@/tests/support/factories'

const { db } = database()
const visitor = callAs()
const start = new Date('2026-11-20T22:59:50Z')
const day = 86_400_000
const at = (ms: number) => new Date(start.getTime() + ms)

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: start }))
afterEach(() => void vi.useRealTimers())

const shown = async (id: number) => {
  const [one, list] = await Promise.all([
    visitor.call(productApi.get, { id }),
    visitor.call(productApi.filter, { filters: [{ key: 'id', value: [id] }] }),
  ])
  expect(list.records[0]).toMatchObject({ finalPrice: one.finalPrice, discount: one.discount, membershipPrice: one.membershipPrice })
  return one
}

describe('a sale that starts in ten seconds and lasts ten', () => {
  const advance = async (fromMs: number, toMs: number) => {
    vi.setSystemTime(at(toMs))
    caches.invalidate(await loadChangedTags(db, { after: at(fromMs), upTo: at(toMs) }))
  }

  it('is shown at its start and end without a manual purge', async () => {
    const { id } = await createProduct({ cents: 2000, createdAt: at(-90 * day) })
    await db.insert(prices).values({ productId: id, kind: 'sale', cents: 1500, validFrom: at(10_000), validTo: at(20_000) })
    expect(await shown(id)).toMatchObject({ finalPrice: 20, discount: null })
    await advance(0, 9_999)
    expect(await shown(id)).toMatchObject({ finalPrice: 20, discount: null })
    await advance(9_999, 10_000)
    expect(await shown(id)).toMatchObject({ finalPrice: 15, discount: 15, lowestPrice30Days: 20, discountUntil: at(20_000).toISOString() })
    await advance(10_000, 20_000)
    expect(await shown(id)).toMatchObject({ finalPrice: 20, discount: null, lowestPrice30Days: null })
  })

  it('expires the tags that show it, and none without a change', async () => {
    const { id } = await createProduct({ createdAt: at(-90 * day) })
    await db.insert(prices).values({ productId: id, kind: 'sale', cents: 100, validFrom: at(10_000), validTo: at(20_000) })
    expect(await loadChangedTags(db, { after: at(0), upTo: at(9_000) })).toEqual([])
    expect(await loadChangedTags(db, { after: at(9_000), upTo: at(10_000) })).toContain(`product:${id}`)
    expect(await loadChangedTags(db, { after: at(10_000), upTo: at(20_000) })).toEqual(
      expect.arrayContaining(['catalogue', `product:${id}`]),
    )
    expect(await nextScheduledChange(db, at(10_000))).toBe(at(20_000).getTime())
  })
})

it('compares overlapping sales with the lowest price of the 30 days before the current one', async () => {
  const { id } = await createProduct({ cents: 3000, createdAt: at(-200 * day) })
  await db.insert(prices).values([
    { productId: id, kind: 'sale', cents: 2500, validFrom: at(-20 * day), validTo: at(5 * day) },
    { productId: id, kind: 'sale', cents: 2000, validFrom: at(-2 * day), validTo: at(2 * day) },
  ])
  expect(await shown(id)).toMatchObject({ finalPrice: 20, lowestPrice30Days: 25 })
  vi.setSystemTime(at(3 * day))
  expect(await shown(id)).toMatchObject({ finalPrice: 25, lowestPrice30Days: 30 })
  vi.setSystemTime(at(6 * day))
  expect(await shown(id)).toMatchObject({ finalPrice: 30, lowestPrice30Days: null })
})

it('shows a member price while it is valid and below the price for everybody', async () => {
  const { id } = await createProduct({ cents: 3000, createdAt: at(-200 * day) })
  await db.insert(prices).values([
    { productId: id, kind: 'member', cents: 2700, validFrom: at(day), validTo: at(9 * day) },
    { productId: id, kind: 'sale', cents: 2600, validFrom: at(3 * day), validTo: at(5 * day) },
  ])
  for (const [days, expected] of [
    [0, null],
    [1, 27],
    [3, null],
    [5, 27],
    [9, null],
  ] as const) {
    vi.setSystemTime(at(days * day))
    expect((await shown(id)).membershipPrice, `after ${days} days`).toBe(expected)
  }
})

it('runs by itself', async () => {
  vi.useRealTimers()
  const { id } = await createProduct({ cents: 2000 })
  const soon = new Date(Date.now() + 600)
  await db.insert(prices).values({ productId: id, kind: 'sale', cents: 1500, validFrom: soon })
  const clock = startScheduler()
  expect((await shown(id)).finalPrice).toBe(20)
  await vi.waitFor(async () => expect((await shown(id)).finalPrice).toBe(15), { timeout: 4000, interval: 100 })
  await clock.stop()
})

it('takes back what came due when the clock is set back before it', async () => {
  vi.useRealTimers()
  const { id } = await createProduct({ cents: 2000 })
  await db.insert(prices).values({ productId: id, kind: 'sale', cents: 1500, validFrom: new Date(Date.now() + 3600_000) })
  caches.continueFrom(Date.now() + 2 * 3600_000)
  const cache = caches.open<string>('sat', { maxBytes: 10_000 })
  cache.set('cijena', '15', { bytes: 2, tags: [`product:${id}`] })
  const clock = startScheduler()
  await vi.waitFor(() => expect(cache.peek('cijena')).toBeUndefined(), { timeout: 4000 })
  await clock.stop()
})
