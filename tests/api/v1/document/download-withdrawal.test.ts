import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { documentOrderApi } from '@/lib/api/v1/document/order'
import { withdrawalApi } from '@/lib/api/v1/document/withdrawal'
import { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import { app } from '@/server/api/app'
import { database } from '@/server/db/client'
import { downloadLinks, withdrawals } from '@/server/db/schema/after-sale'
import { orderLines } from '@/server/db/schema/order'
import { loadOrderLines } from '@/server/modules/order/records/load-order'
import { failureOf } from '@/tests/support/http/caller'
import { createProduct } from '@/tests/support/factories'
import { createMerchant } from '@/tests/support/users'
import { waitForLockedStatements } from '@/tests/support/database/lock-waits'
import { createPayment, openShop, type Shop } from '../../v2/ecommerce/support'
import { bought, browserOf, createEbook, guestOrder } from './support'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})

describe('an e-book', () => {
  it('that was withdrawn from is announced no more, unless the shop refuses', async () => {
    const [book, goods] = [await createEbook(), await createProduct({ cents: 1000, stock: 5 })]
    const { id: paymentMethodId } = await createPayment({ kind: 'cashOnDelivery' })
    const order = await guestOrder({ ...shop, paymentMethodId }, { productId: book.id, qty: 2 }, { productId: goods.id })
    const browser = await browserOf(order.number)
    const [line] = await loadOrderLines(database().db, order.id)
    const withdraw = () =>
      browser.call(withdrawalApi.create, {
        orderSlug: order.slug,
        name: 'Ana Marić',
        lines: [{ lineId: line?.id ?? 0, quantity: 1 }],
      })
    const isAnnounced = async () => (await browser.call(documentOrderApi.get, { orderSlug: order.slug })).awaitsFiles
    await withdraw()
    expect(await isAnnounced()).toBe(true)
    await withdraw()
    expect(await isAnnounced()).toBe(false)
    const refused = { state: 'refused' as const, decidedAt: new Date(), decidedBy: 'user:1', answer: 'Rok je istekao.' }
    await database().db.update(withdrawals).set(refused).where(eq(withdrawals.orderId, order.id))
    expect(await isAnnounced()).toBe(true)
  })

  it('that was withdrawn from is closed until the withdrawal is refused', async () => {
    const { order, browser, wanted, withdraw } = await bought(shop, { qty: 2 })
    const { url } = await browser.call(documentOrderApi.download, wanted)
    const downloads = async () => (await browser.call(documentOrderApi.get, { orderSlug: order.slug })).downloads
    await withdraw(1)
    expect(await downloads()).toMatchObject([{ left: 10 }])
    await withdraw(1)
    expect(await downloads()).toEqual([])
    expect(await failureOf(browser.call(documentOrderApi.download, wanted))).toMatchObject({ status: 404 })
    expect((await app.request(url)).status).toBe(404)
    const merchant = await createMerchant('orders', 'orders.money')
    const { requests } = await merchant.call(officeOrderApi.get, { id: order.id })
    const [last, first] = requests
    await merchant.call(officeOrderApi.answerWithdrawal, { id: first?.id ?? 0, accept: true })
    expect((await app.request(url)).status).toBe(404)
    await merchant.call(officeOrderApi.answerWithdrawal, { id: last?.id ?? 0, accept: false, answer: 'Datoteka je preuzeta.' })
    expect(await downloads()).toMatchObject([{ left: 10 }])
    expect((await app.request(url)).status).toBe(200)
  })

  it('that was withdrawn from cannot be resumed', async () => {
    const { browser, wanted, withdraw } = await bought(shop)
    const { url } = await browser.call(documentOrderApi.download, wanted)
    await withdraw(1)
    await database().db.update(downloadLinks).set({ uses: 1 }).where(eq(downloadLinks.orderLineId, wanted.lineId))
    expect((await app.request(url, { headers: { range: 'bytes=10-' } })).status).toBe(404)
  })

  it('is either downloaded or withdrawn from when both are concurrent', async () => {
    const { browser, wanted, withdraw } = await bought(shop)
    const { url } = await browser.call(documentOrderApi.download, wanted)
    const { fetched, refusal } = await database().db.transaction(async (tx) => {
      await tx.select().from(orderLines).where(eq(orderLines.id, wanted.lineId)).for('update')
      const fetching = app.request(url)
      await waitForLockedStatements(1)
      const withdrawing = failureOf(withdraw(1))
      await waitForLockedStatements(2)
      return { fetched: fetching, refusal: withdrawing }
    })
    expect([(await fetched).status, (await refusal).code]).toEqual([200, 'VALIDATION'])
  })
})
