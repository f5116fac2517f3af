import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { documentOrderApi } from '@/lib/api/v1/document/order'
import { app } from '@/server/api/app'
import { database } from '@/server/db/client'
import { orderLines } from '@/server/db/schema/order'
import { waitForLockedStatements } from '@/tests/support/database/lock-waits'
import { openShop, type Shop } from '../../v2/ecommerce/support'
import { bought, content } from './support'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})

describe('an e-book', () => {
  it('is downloaded in ranges, which count once', async () => {
    const { browser, wanted } = await bought(shop)
    const { url } = await browser.call(documentOrderApi.download, wanted)
    const part = async (range: string) => app.request(url, { headers: { range } })
    const first = await part('bytes=0-99')
    expect(first.status).toBe(206)
    expect(first.headers.get('content-range')).toBe(`bytes 0-99/${content.length}`)
    const rest = await part('bytes=100-')
    const whole = Buffer.concat([Buffer.from(await first.arrayBuffer()), Buffer.from(await rest.arrayBuffer())])
    expect(whole.equals(content)).toBe(true)
    expect((await part(`bytes=${content.length}-`)).status).toBe(416)
    expect((await app.request(url, { method: 'HEAD' })).headers.get('content-length')).toBe(String(content.length))
    const { downloads } = await browser.call(documentOrderApi.get, { orderSlug: wanted.orderSlug })
    expect(downloads).toMatchObject([{ left: 9 }])
  })

  // docs/rules/after-sale.md#download-link
  it('is resumed only by who has a part of this very file; anybody else gets it whole, counted', async () => {
    const { browser, wanted } = await bought(shop)
    const { url } = await browser.call(documentOrderApi.download, wanted)
    const tag = (await app.request(url, { method: 'HEAD' })).headers.get('etag') ?? ''
    expect(tag).toMatch(/^"[^"]+"$/)
    const resume = async (ifRange: string) => app.request(url, { headers: { range: 'bytes=100-', 'if-range': ifRange } })
    await app.request(url, { headers: { range: 'bytes=0-99' } })
    expect((await resume(tag)).status).toBe(206)
    for (const other of ['"stara-datoteka"', `W/${tag}`, 'Tue, 24 Nov 2026 10:00:00 GMT']) {
      const whole = await resume(other)
      expect([whole.status, whole.headers.get('content-range')]).toEqual([200, null])
      expect(Buffer.from(await whole.arrayBuffer()).equals(content)).toBe(true)
    }
    expect(await browser.call(documentOrderApi.get, { orderSlug: wanted.orderSlug })).toMatchObject({ downloads: [{ left: 6 }] })
  })

  it('is not downloaded past its limit by ranges that begin at its second byte', async () => {
    const { browser, wanted } = await bought(shop)
    const { url } = await browser.call(documentOrderApi.download, wanted)
    const statuses: number[] = []
    for (let n = 0; n < 25; n++) statuses.push((await app.request(url, { headers: { range: 'bytes=1-' } })).status)
    expect(statuses.filter((status) => status === 206)).toHaveLength(20)
    expect(statuses.slice(20)).toEqual([409, 409, 409, 409, 409])
  })

  it('counts the resumed bytes of concurrent requests one after another', async () => {
    const { browser, wanted } = await bought(shop)
    const { url } = await browser.call(documentOrderApi.download, wanted)
    await app.request(url)
    const { resumed } = await database().db.transaction(async (tx) => {
      await tx.select().from(orderLines).where(eq(orderLines.id, wanted.lineId)).for('update')
      const fetching = Promise.all([1, 2, 3].map(async () => app.request(url, { headers: { range: 'bytes=1-' } })))
      await waitForLockedStatements(3)
      return { resumed: fetching }
    })
    expect((await resumed).map(({ status }) => status)).toEqual([206, 206, 206])
    // The second passes the size of the file, so it counts and lets the third go on.
    expect(await browser.call(documentOrderApi.get, { orderSlug: wanted.orderSlug })).toMatchObject({ downloads: [{ left: 8 }] })
  })
})
