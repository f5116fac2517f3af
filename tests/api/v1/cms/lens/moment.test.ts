import { beforeEach, describe, expect, it } from 'vitest'
import { eventApi } from '@/lib/api/v1/calendar/event/public'
import { draftApi } from '@/lib/api/v1/cms/draft'
import { pageApi } from '@/lib/api/v1/cms/page'
import { postApi } from '@/lib/api/v1/cms/post'
import { productApi } from '@/lib/api/v1/product/web'
import { caches } from '@/server/core/cache/registry.mjs'
import { database } from '@/server/db/client'
import { drafts } from '@/server/db/schema/draft'
import { prices } from '@/server/db/schema/product'
import { createProduct } from '@/tests/support/factories'
import { callAs } from '@/tests/support/http/caller'
import { createMerchant } from '@/tests/support/users'
import { createEvent, createPage, createPost, emptyContent } from '../support/content'

const visitor = callAs()
const editor = await createMerchant('content')
const employee = await createMerchant('orders')

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const at = (moment: string) => ({ 'x-izlog-moment': moment })
const nextWeek = inDays(7)

beforeEach(async () => {
  caches.clear()
  await database().db.delete(drafts)
  await emptyContent()
})

/** A product that costs 20 euros now and 15 from tomorrow on. */
async function aReducedProduct() {
  const product = await createProduct({ cents: 2000 })
  await database()
    .db.insert(prices)
    .values({ productId: product.id, kind: 'sale', cents: 1500, validFrom: new Date(inDays(1)) })
  const input = { filters: [{ key: 'id' as const, value: [product.id] }], limit: 1, page: 1 }
  return {
    priceFor: async (caller: typeof visitor, headers: Record<string, string> = {}) =>
      (await caller.call(productApi.filter, input, headers)).records[0]?.finalPrice,
  }
}

describe('a moment (docs/rules/lens.md#moment)', () => {
  it('gives editors the price of that day by the price engine of the shop', async () => {
    const { priceFor } = await aReducedProduct()
    expect(await priceFor(editor, at(nextWeek))).toBe(15)
    expect(await priceFor(editor, at(inDays(0.5)))).toBe(20)
    expect(await priceFor(editor)).toBe(20)
  })

  it('gives editors the sections, posts and events of that day', async () => {
    const when = { from: inDays(1), to: null }
    await createPage({ slug: 'pocetna', sections: { s_1: { type: 'hero', pos: 'a0' }, s_2: { type: 'hero', pos: 'a1', when } } })
    await createPost({ title: 'Sutrašnja', publishedDaysAgo: -1 })
    await createEvent({ title: 'Sutra', startsInDays: 1 })
    const seen = async (headers: Record<string, string>) => ({
      sections: Object.keys((await editor.call(pageApi.get, { slug: 'pocetna' }, headers)).document.sections),
      posts: (await editor.call(postApi.filterStandard, {}, headers)).records.map(({ title }) => title),
      events: (await editor.call(eventApi.filter, {}, headers)).records.map(({ title }) => title),
    })
    expect(await seen({})).toEqual({ sections: ['s_1'], posts: [], events: ['Sutra'] })
    expect(await seen(at(nextWeek))).toEqual({ sections: ['s_1', 's_2'], posts: ['Sutrašnja'], events: [] })
  })

  it('is in no shared cache, and no shared cache is in it (docs/rules/lens.md#moment-cache)', async () => {
    const { priceFor } = await aReducedProduct()
    expect(await priceFor(editor, at(nextWeek))).toBe(15)
    expect(await priceFor(visitor)).toBe(20)
    expect(await priceFor(editor, at(nextWeek))).toBe(15)
    expect(await priceFor(visitor)).toBe(20)
  })

  it('is ignored from visitors and from staff who may not edit contents (docs/rules/lens.md#moment-right)', async () => {
    const { priceFor } = await aReducedProduct()
    expect(await priceFor(visitor, at(nextWeek))).toBe(20)
    expect(await priceFor(employee, at(nextWeek))).toBe(20)
    expect(await priceFor(employee, at('sutra'))).toBe(20)
  })

  it.each([
    ['no moment', 'sutra'],
    ['more than 90 days ahead', inDays(91)],
    ['long past', inDays(-2)],
  ])('of %s is refused', async (_, moment) => {
    const response = await editor.send(pageApi.get, { slug: 'pocetna' }, at(moment))
    expect(response.status).toBe(422)
  })

  it('has the prices for guests and for members in one answer (docs/rules/lens.md#audience)', async () => {
    const product = await createProduct({ cents: 2000, memberCents: 1800 })
    const input = { filters: [{ key: 'id' as const, value: [product.id] }], limit: 1, page: 1 }
    const { records } = await visitor.call(productApi.filter, input)
    expect(records[0]).toMatchObject({ finalPrice: 20, membershipPrice: 18 })
  })

  it('never moves a write', async () => {
    const { id } = await createPage({ slug: 'pocetna', sections: { s_1: { type: 'hero', pos: 'a0' } } })
    const change = { kind: 'set' as const, section: 's_1', path: ['meta', 'title'], value: 'Zima' }
    await editor.call(draftApi.save, { key: `page:${id}`, revision: 0, client: 'a', sequence: 1, changes: [change] }, at(nextWeek))
    const [draft] = await database().db.select().from(drafts)
    expect(draft?.updatedAt.getTime()).toBeLessThan(Date.now() + 1000)
  })
})
