import { beforeAll, describe, expect, it } from 'vitest'
import { documentApi } from '@/lib/api/v1/document/document'
import { guestApi } from '@/lib/api/v1/user/guest'
import { orderApi } from '@/lib/api/v2/ecommerce/order'
import { callAs, failureOf } from '@/tests/support/http/caller'
import { createProduct } from '@/tests/support/factories'
import { createUser } from '@/tests/support/users'
import { cartWithCoupon, createCoupon } from '../cart/coupons'
import { newCart, openShop, order, readyCart, visitor, type Shop } from '../support'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})

async function placed() {
  const pair = await readyCart(shop, { productId: (await createProduct({ name: 'Tajna knjiga', cents: 1000 })).id })
  return { pair, ...(await order(pair)) }
}

describe('the order summary', () => {
  it('is returned to the holder of its cart', async () => {
    const { pair, orderSlug } = await placed()
    expect(await visitor.call(orderApi.summary, { ...pair, orderSlug })).toMatchObject({
      orderSlug,
      email: 'ana@primjer.hr',
      store: 1,
      status: 'awaiting_payment',
      items: [{ name: 'Tajna knjiga', qty: 1, finalPrice: 10, row: 10, discount: 0, vatRate: 5, optionLabels: [] }],
      summary: { itemsTotal: 10, delivery: 4.5, orderTotal: 14.5, tax: { itemsTotal: 0.48, delivery: 0.9, orderTotal: 1.38 } },
      shipping: { city: 'Zagreb', countryName: 'Hrvatska' },
    })
  })

  it('contains the coupon and the gift message', async () => {
    const { cartRef: pair } = await cartWithCoupon(shop, await createCoupon({ code: 'JESEN', amount: 10 }))
    const { orderSlug } = await order(pair, { giftMessage: ' Sretan rođendan!\n', to: 'Iva ', from: '' })
    const told = { couponCode: 'JESEN', gift: { message: 'Sretan rođendan!', to: 'Iva', from: '' } }
    expect(await visitor.call(orderApi.summary, { ...pair, orderSlug })).toMatchObject(told)
  })

  it('answers the same 404 for the slug alone, another cart, and an unknown slug', async () => {
    const { pair, orderSlug } = await placed()
    const other = await placed()
    const empty = await newCart()
    const answers = await Promise.all(
      [
        { ...pair, protectCode: 'x', orderSlug },
        { ...other.pair, orderSlug },
        { ...pair, orderSlug: other.orderSlug },
        { ...pair, orderSlug: 'nema' },
        { ...empty, orderSlug },
      ].map((input) => failureOf(visitor.call(orderApi.summary, input))),
    )
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    for (const { data } of answers) expect(JSON.stringify(data)).not.toContain('Tajna')
    expect((await visitor.send(orderApi.summary, { orderSlug })).status).toBe(422)
  })

  it('closes the guest’s data to every other call', async () => {
    const { pair } = await placed()
    expect(await failureOf(visitor.call(guestApi.get, pair))).toMatchObject({ status: 409 })
  })
})

describe('a user’s documents', () => {
  it('are their own orders, newest first', async () => {
    const [ana, iva] = [await createUser(), await createUser()]
    const anas = callAs({ accessToken: ana.accessToken })
    const orderAs = async (caller: typeof anas) => {
      const pair = await readyCart(shop, { productId: (await createProduct({ cents: 1000 })).id, qty: 2 })
      return caller.call(orderApi.create, pair)
    }
    const [first, second] = [await orderAs(anas), await orderAs(anas)]
    const page = await anas.call(documentApi.filterWeb, { limit: 10, page: 1 })
    expect(page).toMatchObject({ totalRecords: 2, totalPages: 1 })
    expect(page.records).toMatchObject([
      { orderSlug: second.orderSlug, itemCount: 2, orderTotal: 24.5, way: 'home' },
      { orderSlug: first.orderSlug },
    ])

    const id = page.records[0]?.id ?? 0
    expect(await anas.call(documentApi.getWeb, { id })).toMatchObject({ orderSlug: second.orderSlug })
    const ivas = callAs({ accessToken: iva.accessToken })
    expect(await failureOf(ivas.call(documentApi.getWeb, { id }))).toMatchObject({ status: 404 })
    expect((await ivas.call(documentApi.filterWeb, {})).records).toEqual([])
    for (const filters of [{ store: 1 }, { store: null }, {}, null]) {
      const filtered = await anas.call(documentApi.filterWeb, { filters })
      expect(filtered.records, JSON.stringify(filters)).toEqual(page.records)
    }
    expect(await failureOf(visitor.call(documentApi.getWeb, { id }))).toMatchObject({ status: 401 })
    expect(await failureOf(visitor.call(documentApi.filterWeb, {}))).toMatchObject({ status: 401 })
  })
})
