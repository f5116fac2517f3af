import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { documentOrderApi, downloadPath } from '@/lib/api/v1/document/order'
import { withdrawalApi } from '@/lib/api/v1/document/withdrawal'
import { app } from '@/server/api/app'
import { database } from '@/server/db/client'
import { downloadLinks, productFiles } from '@/server/db/schema/after-sale'
import { orders } from '@/server/db/schema/order'
import { bundleParts } from '@/server/db/schema/product'
import { downloadLifetime, createDownloadKey } from '@/server/modules/order/files/download-links'
import { loadOrderLines } from '@/server/modules/order/records/load-order'
import { systemContext } from '@/server/core/system-context'
import { failureOf } from '@/tests/support/http/caller'
import { createProduct } from '@/tests/support/factories'
import { createPayment, openShop, visitor, type Shop } from '../../v2/ecommerce/support'
import { become, bought, browsed, browserOf, content, createEbook, digitalOrder, guestOrder, mailAbout } from './support'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})

describe('an e-book', () => {
  it('beside goods is announced until the order is paid', async () => {
    const [book, goods] = [await createEbook(), await createProduct({ cents: 1000, stock: 5 })]
    const order = await guestOrder(shop, { productId: book.id }, { productId: goods.id })
    expect((await mailAbout(order.number, 'orderConfirmation')).data).toMatchObject({ awaitsFiles: true })
    const browser = await browserOf(order.number)
    expect(await browser.call(documentOrderApi.get, { orderSlug: order.slug })).toMatchObject({ awaitsFiles: true, downloads: [] })
    await become(order.id, 'paid')
    const paid = await browser.call(documentOrderApi.get, { orderSlug: order.slug })
    expect(paid).toMatchObject({ awaitsFiles: false, downloads: [{ name: 'knjiga o svjetlu.epub' }] })
  })

  it('is available as soon as the order is paid', async () => {
    const book = await createEbook()
    const order = await digitalOrder(shop, { productId: book.id })
    const browser = await browserOf(order.number)
    expect(await browser.call(documentOrderApi.get, { orderSlug: order.slug })).toMatchObject({ downloads: [], way: 'digital' })
    await become(order.id, 'paid')
    expect(await browser.call(documentOrderApi.get, { orderSlug: order.slug })).toMatchObject({
      status: 'delivered',
      downloads: [{ name: 'knjiga o svjetlu.epub', size: content.length, left: 10 }],
    })
  })

  it('waits for the cash on delivery, whatever the parcel’s status', async () => {
    const [book, paper] = [await createEbook(), await createProduct({ stock: 5 })]
    const { id: paymentMethodId } = await createPayment({ kind: 'cashOnDelivery' })
    const order = await guestOrder({ ...shop, paymentMethodId }, { productId: book.id }, { productId: paper.id })
    const browser = await browserOf(order.number)
    const [line] = await loadOrderLines(database().db, order.id)
    const shown = () => browser.call(documentOrderApi.get, { orderSlug: order.slug })
    const [file] = await database().db.select().from(productFiles).where(eq(productFiles.productId, book.id))
    const wanted = { orderSlug: order.slug, lineId: line?.id ?? 0, fileId: file?.id ?? 0 }
    const ctx = await systemContext(1)
    const early = await createDownloadKey(ctx, database().db, { ...wanted, lifetime: downloadLifetime.mailed })
    for (const to of ['packed', 'shipped'] as const) {
      await become(order.id, to)
      expect(await shown()).toMatchObject({ awaitsFiles: true, downloads: [] })
      expect(await failureOf(browser.call(documentOrderApi.download, wanted))).toMatchObject({ status: 404 })
      expect((await app.request(downloadPath(early), browsed)).status).toBe(303)
    }
    await become(order.id, 'delivered')
    expect(await shown()).toMatchObject({ awaitsFiles: false, downloads: [{ fileId: file?.id, left: 10 }] })
    expect((await app.request(downloadPath(early))).status).toBe(200)
    expect((await mailAbout(order.number, 'orderPaid')).data).toMatchObject({
      order: { status: 'delivered' },
      downloads: [{ name: 'E-knjiga (EPUB)' }],
    })
  })

  it('is not mailed for cash on delivery without files', async () => {
    const { id: paymentMethodId } = await createPayment({ kind: 'cashOnDelivery' })
    const order = await guestOrder({ ...shop, paymentMethodId })
    for (const to of ['packed', 'shipped', 'delivered'] as const) await become(order.id, to)
    await expect(mailAbout(order.number, 'orderPaid')).rejects.toThrow('There is no mail')
  })

  it('comes with a bundle, for each unit of it', async () => {
    const [book, other] = [await createEbook('Prvi dio'), await createEbook('Drugi dio')]
    const bundle = await createProduct({ name: 'Komplet', format: 'Bundle', cents: 1000, stock: null })
    const parts = [book, other].map(({ id }, at) => ({ bundleId: bundle.id, productId: id, quantity: at + 1 }))
    await database().db.insert(bundleParts).values(parts)
    const order = await digitalOrder(shop, { productId: bundle.id })
    await become(order.id, 'paid')
    const browser = await browserOf(order.number)
    const asked = { orderSlug: order.slug }
    const { downloads } = await browser.call(documentOrderApi.get, asked)
    expect(downloads).toMatchObject([
      { product: 'Prvi dio', left: 10 },
      { product: 'Drugi dio', left: 20 },
    ])
    const [file] = downloads
    const lineId = file?.lineId ?? 0
    const { url } = await browser.call(documentOrderApi.download, { ...asked, lineId, fileId: file?.fileId ?? 0 })
    expect((await app.request(url)).status).toBe(200)
    expect(await browser.call(documentOrderApi.get, asked)).toMatchObject({ downloads: [{ left: 9 }, { left: 20 }] })
    const withdrawing = browser.call(withdrawalApi.create, { ...asked, name: 'Ana Marić', lines: [{ lineId, quantity: 1 }] })
    expect(await failureOf(withdrawing)).toMatchObject({ code: 'VALIDATION' })
    expect((await mailAbout(order.number, 'orderPaid')).data).toMatchObject({
      downloads: [{ name: 'Prvi dio (EPUB)' }, { name: 'Drugi dio (EPUB)' }],
    })
  })

  it('is downloaded whole, counted, under its name', async () => {
    const { browser, wanted } = await bought(shop)
    const { url } = await browser.call(documentOrderApi.download, wanted)
    const response = await app.request(url)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/epub+zip')
    expect(response.headers.get('content-disposition')).toContain(encodeURIComponent('knjiga o svjetlu.epub'))
    expect(Buffer.from(await response.arrayBuffer()).equals(content)).toBe(true)
    const { downloads } = await browser.call(documentOrderApi.get, { orderSlug: wanted.orderSlug })
    expect(downloads).toMatchObject([{ left: 9 }])
  })

  it('is downloaded up to its limit, also concurrently', async () => {
    const { browser, wanted } = await bought(shop)
    const links = await Promise.all(Array.from({ length: 14 }, () => browser.call(documentOrderApi.download, wanted)))
    const answers = await Promise.all(links.map(async ({ url }) => app.request(url)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(4)
    // Used links and unused ones alike. The page of a mailed link finds its order by HEAD.
    for (const { url } of links) {
      for (const method of ['GET', 'HEAD']) {
        const shown = await app.request(url, { method, ...browsed })
        expect([shown.status, shown.headers.get('location')]).toEqual([303, `/narudzba/${wanted.orderSlug}`])
        const saved = await app.request(url, { method, headers: { accept: '*/*' } })
        expect([saved.status, saved.headers.get('location')]).toEqual([409, null])
      }
    }
    expect(await (await app.request(links[0]?.url ?? '')).json()).toMatchObject({ errored: true, data: { code: 'DOWNLOADS_SPENT' } })
    expect(await failureOf(browser.call(documentOrderApi.download, wanted))).toMatchObject({ status: 409, code: 'DOWNLOADS_SPENT' })
  })

  it('redirects to the order after a refund or an expired link', async () => {
    const { browser, wanted, order } = await bought(shop)
    const [early, late] = await Promise.all([1, 2].map(() => browser.call(documentOrderApi.download, wanted)))
    await database()
      .db.update(downloadLinks)
      .set({ expiresAt: new Date(Date.now() - 1000) })
    const answer = await app.request(early?.url ?? '', browsed)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/narudzba/${order.slug}`])
    expect((await app.request(early?.url ?? '')).status).toBe(404)
    await database()
      .db.update(downloadLinks)
      .set({ expiresAt: new Date(Date.now() + 60_000) })
    await become(order.id, 'refunded')
    expect((await app.request(late?.url ?? '', browsed)).status).toBe(303)
    expect((await app.request(late?.url ?? '')).status).toBe(404)
    expect(await failureOf(browser.call(documentOrderApi.download, wanted))).toMatchObject({ status: 404 })
  })

  it('belongs to its order, its line and its buyer', async () => {
    const [mine, other] = [await bought(shop), await bought(shop)]
    const attempts = [
      mine.browser.call(documentOrderApi.download, { ...mine.wanted, lineId: other.file.lineId }),
      mine.browser.call(documentOrderApi.download, { ...mine.wanted, fileId: other.file.fileId }),
      mine.browser.call(documentOrderApi.download, other.wanted),
      visitor.call(documentOrderApi.download, mine.wanted),
    ]
    const failures = await Promise.all(attempts.map(failureOf))
    expect(failures.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect((await app.request('/api/v1/document/download/izmisljeno')).status).toBe(404)
  })

  it('is linked in the payment mail through a page, so link scanners download nothing', async () => {
    const { order, browser, withdraw } = await bought(shop)
    const { text } = await mailAbout(order.number, 'orderPaid')
    const [, link = ''] = /"downloads":\[\{[^\]]*"url":"([^"]+)"/.exec(text) ?? []
    const { pathname, search, hash } = new URL(link)
    expect([pathname, search]).toEqual(['/preuzmi', ''])
    expect((await app.request(link)).status).toBe(404)
    const address = downloadPath(hash.slice(1))
    const look = await app.request(address, { method: 'HEAD' })
    expect([look.status, await look.text()]).toEqual([200, ''])
    expect(look.headers.get('content-disposition')).toContain(encodeURIComponent('knjiga o svjetlu.epub'))
    const left = async () => (await browser.call(documentOrderApi.get, { orderSlug: order.slug })).downloads.map((file) => file.left)
    expect(await left()).toEqual([10])
    expect((await app.request(address)).status).toBe(200)
    expect(await left()).toEqual([9])
    expect(await failureOf(withdraw(1))).toMatchObject({ code: 'VALIDATION' })
    const [row] = await database().db.select({ status: orders.status }).from(orders).where(eq(orders.id, order.id))
    expect(row?.status).toBe('delivered')
  })
})
