import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { documentOrderApi } from '@/lib/api/v1/document/order'
import { orderApi } from '@/lib/api/v2/ecommerce/order'
import { app } from '@/server/api/app'
import { database } from '@/server/db/client'
import { orderKeys } from '@/server/db/schema/after-sale'
import { orders } from '@/server/db/schema/order'
import { outbox } from '@/server/db/schema/outbox'
import { paymentIntents } from '@/server/db/schema/payment'
import { mailOrderLink } from '@/server/modules/after-sale/links/mail-order-link'
import { callAs, failureOf } from '@/tests/support/http/caller'
import { pdfPages } from '@/tests/support/pdf-text'
import { createUser } from '@/tests/support/users'
import { openShop, visitor, type Shop } from '../../v2/ecommerce/support'
import { browserOf, guestOrder, keyIn } from './support'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})

describe('a mailed link', () => {
  it('opens the order once and gives the browser access', async () => {
    const { number, slug } = await guestOrder(shop)
    const token = await keyIn(number)
    const response = await visitor.send(documentOrderApi.open, { token })
    expect(await response.json()).toEqual({ data: { orderSlug: slug } })
    const cookie = response.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^orders=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/)

    const browser = callAs({ headers: { cookie: cookie.split(';')[0] ?? '' } })
    for (const _ of [1, 2]) expect(await browser.call(documentOrderApi.get, { orderSlug: slug })).toMatchObject({ number, way: 'home' })
    expect(await failureOf(visitor.call(documentOrderApi.open, { token }))).toMatchObject({ status: 422, code: 'TOKEN_SPENT' })
  })

  it('opens once for concurrent uses', async () => {
    const token = await keyIn((await guestOrder(shop)).number)
    const answers = await Promise.all([1, 2, 3].map(() => visitor.send(documentOrderApi.open, { token })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422])
  })

  it('is needed: 404 without access, with another order’s key, and after its expiry', async () => {
    const [mine, other] = [await guestOrder(shop), await guestOrder(shop)]
    const browser = await browserOf(mine.number)
    expect(await failureOf(visitor.call(documentOrderApi.get, { orderSlug: mine.slug }))).toMatchObject({ status: 404 })
    expect(await failureOf(browser.call(documentOrderApi.get, { orderSlug: other.slug }))).toMatchObject({ status: 404 })
    const forged = callAs({ headers: { cookie: 'orders=abc' } })
    expect(await failureOf(forged.call(documentOrderApi.get, { orderSlug: mine.slug }))).toMatchObject({ status: 404 })
    const past = new Date(Date.now() - 1000)
    await database().db.update(orderKeys).set({ expiresAt: past }).where(eq(orderKeys.orderId, mine.id))
    expect(await failureOf(browser.call(documentOrderApi.get, { orderSlug: mine.slug }))).toMatchObject({ status: 404 })
  })

  it('keeps one key per browser for all its orders', async () => {
    const [first, second] = [await guestOrder(shop), await guestOrder(shop)]
    const browser = await browserOf(first.number)
    const response = await browser.send(documentOrderApi.open, { token: await keyIn(second.number) })
    expect(response.headers.get('set-cookie')).toContain(browser.cookie)
    for (const { slug, number } of [first, second]) {
      expect(await browser.call(documentOrderApi.get, { orderSlug: slug })).toMatchObject({ number })
    }
  })

  it('is not needed after placing the order in this browser', async () => {
    const { pair, slug } = await guestOrder(shop)
    const response = await visitor.send(orderApi.summary, { ...pair, orderSlug: slug })
    const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';')
    expect(await callAs({ headers: { cookie } }).call(documentOrderApi.get, { orderSlug: slug })).toMatchObject({ orderSlug: slug })
  })

  it('is not needed by the owner, and does not serve other users', async () => {
    const { id, slug } = await guestOrder(shop)
    const [owner, other] = [await createUser(), await createUser()]
    await database().db.update(orders).set({ userId: owner.id }).where(eq(orders.id, id))
    expect(await owner.call(documentOrderApi.get, { orderSlug: slug })).toMatchObject({ orderSlug: slug })
    expect(await failureOf(other.call(documentOrderApi.get, { orderSlug: slug }))).toMatchObject({ status: 404 })
  })
})

describe('a new link', () => {
  const linksTo = async (email: string) =>
    (await database().db.select().from(outbox).where(eq(outbox.to, email))).filter(({ template }) => template === 'orderLink')

  it('gets the same answer whether or not the order exists', async () => {
    const { number } = await guestOrder(shop)
    const asked = [
      { number, email: 'ana@primjer.hr' },
      { number, email: 'netko@primjer.hr' },
      { number: '2020-000001', email: 'ana@primjer.hr' },
    ]
    for (const input of asked) expect(await visitor.call(documentOrderApi.sendLink, input)).toEqual({})
    expect(await failureOf(visitor.call(documentOrderApi.sendLink, { number: 'x', email: 'ana@primjer.hr' }))).toMatchObject({
      status: 422,
    })
  })

  it('goes to the order’s own e-mail only', async () => {
    const { number, id, slug } = await guestOrder(shop)
    await database().db.update(orders).set({ email: 'Posebna@primjer.hr' }).where(eq(orders.id, id))
    await mailOrderLink({ siteId: 1, number, email: 'netko@primjer.hr' })
    await mailOrderLink({ siteId: 1, number: '2020-000001', email: 'posebna@primjer.hr' })
    expect(await linksTo('Posebna@primjer.hr')).toHaveLength(0)
    await mailOrderLink({ siteId: 1, number, email: 'posebna@primjer.hr' })
    expect(await linksTo('Posebna@primjer.hr')).toHaveLength(1)
    expect(await visitor.call(documentOrderApi.open, { token: await keyIn(number, 'orderLink') })).toEqual({ orderSlug: slug })
  })
})

// docs/rules/after-sale.md#renewed-link
describe('a spent link', () => {
  it('is renewed by itself, to the order’s own address, and opens nothing', async () => {
    const { number, slug, email } = await guestOrder(shop)
    const token = await keyIn(number)
    await visitor.call(documentOrderApi.open, { token })
    expect(await visitor.call(documentOrderApi.renewLink, { token, orderSlug: slug })).toEqual({})
    const queued = await database().sql<{ data: { siteId: number; number: string; email: string } }[]>`
      select data from pgboss.job where name = 'orderLink' and data ->> 'number' = ${number}`
    expect(queued.map(({ data }) => data)).toEqual([{ siteId: 1, number, email: email.toLowerCase() }])
    await mailOrderLink({ siteId: 1, number, email: email.toLowerCase() })
    expect(await visitor.call(documentOrderApi.open, { token: await keyIn(number, 'orderLink') })).toEqual({ orderSlug: slug })
    expect(await failureOf(visitor.call(documentOrderApi.open, { token }))).toMatchObject({ code: 'TOKEN_SPENT' })
  })

  it('that is unknown gets the same answer', async () => {
    const { slug, number } = await guestOrder(shop)
    for (const input of [
      { orderSlug: slug, token: 'x'.repeat(43) },
      { orderSlug: 'tuđa', token: await keyIn(number) },
    ]) {
      expect(await visitor.call(documentOrderApi.renewLink, input)).toEqual({})
    }
    expect(await database().sql`select id from pgboss.job where name = 'orderLink' and data ->> 'number' = ${number}`).toEqual([])
  })
})

describe('the confirmation as PDF', () => {
  it('is fetched by a temporary URL', async () => {
    const { number, slug } = await guestOrder(shop)
    const browser = await browserOf(number)
    const { url } = await browser.call(documentOrderApi.pdf, { orderSlug: slug })
    const response = await app.request(url)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('content-disposition')).toContain(`narudzba-${number}.pdf`)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(Buffer.from(await response.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-')
  })

  // docs/rules/mail.md#pdf-confirmation
  it('asks for no payment while the shop checks one', async () => {
    const { id, number, slug } = await guestOrder(shop)
    const browser = await browserOf(number)
    const pages = async () => {
      const { url } = await browser.call(documentOrderApi.pdf, { orderSlug: slug })
      return pdfPages(Buffer.from(await (await app.request(url)).arrayBuffer())).join('\n')
    }
    expect(await pages()).toContain('Poziv na broj')
    const suspect = { provider: 'paypal', state: 'suspect' as const, amountCents: 100, currency: 'EUR' }
    await database()
      .db.insert(paymentIntents)
      .values({ orderId: id, ...suspect })
    const checked = await pages()
    expect(checked).toContain('Provjeravamo vaše plaćanje.')
    expect(checked).not.toContain('Poziv na broj')
  })

  it('is 404 for others and for a forged URL', async () => {
    const { slug } = await guestOrder(shop)
    expect(await failureOf(visitor.call(documentOrderApi.pdf, { orderSlug: slug }))).toMatchObject({ status: 404 })
    expect((await app.request('/api/v1/document/pdf/izmisljeno')).status).toBe(404)
  })
})
