import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { orderApi } from '@/lib/api/v2/ecommerce/order'
import { paymentApi } from '@/lib/api/v2/ecommerce/payment'
import { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import { seedCheckoutSettings } from '@/demo/data/options'
import { caches } from '@/server/core/cache/registry.mjs'
import { resetRateLimits } from '@/server/core/rate-limits'
import { database } from '@/server/db/client'
import { orders } from '@/server/db/schema/order'
import { sites } from '@/server/db/schema/site'
import { paymentIntents } from '@/server/db/schema/payment'
import { processPendingTransfers } from '@/server/modules/order/lifecycle/process-pending-transfers'
import { failureOf, type Caller } from '@/tests/support/http/caller'
import { createProduct } from '@/tests/support/factories'
import { createMerchant, createUser } from '@/tests/support/users'
import { cartWith, checkOut, createPayment, openShop, stockOf, visitor, type Shop } from '../support'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
/** Each test begins without unpaid orders. */
beforeEach(async () => {
  resetRateLimits()
  await database().db.update(orders).set({ status: 'cancelled', stockState: 'released', reservedUntil: null })
})

type Line = { productId: number; qty?: number }
type Buyer = { email: string; address: string; shop?: Shop; caller?: Caller }

/** An order through the internet; the code of its refusal, or null. */
async function orderAs({ email, address, shop: own = shop, caller = visitor }: Buyer, ...lines: Line[]) {
  const cartRef = await cartWith(...lines)
  await checkOut(cartRef, own, { email })
  const response = await caller.send(orderApi.create, cartRef, { 'x-izlog-address': address })
  const { data }: { data: { code?: string } } = await response.json()
  return response.ok ? null : (data.code ?? String(response.status))
}

/** What the list of methods says of the transfer of such an order. */
async function offeredTo({ email, address, caller = visitor }: Buyer, ...lines: Line[]) {
  const cartRef = await cartWith(...lines)
  await checkOut(cartRef, shop, { email })
  const methods = await caller.call(paymentApi.getApplicablePaymentMethods, cartRef, { 'x-izlog-address': address })
  return methods.find(({ id }) => id === shop.paymentMethodId)?.holdProblem
}

/** The n-th buyer of a flood: each from elsewhere. */
const stranger = (n: number): Buyer => ({ email: `netko${n}@primjer.hr`, address: `203.0.${Math.floor(n / 250)}.${(n % 250) + 1}` })

describe('unpaid orders of unknown buyers', () => {
  it('from many addresses leave most of each product to sell', async () => {
    const stocks = [100, 40, 20]
    const products = await Promise.all(stocks.map((stock) => createProduct({ stock, cents: 500 })))
    const answers: (string | null)[] = []
    for (let n = 0; n < 30; n++) {
      // As large as it may be, then as small as possible.
      const qty = [90, 10, 4, 1][Math.floor(n / 8)] ?? 1
      answers.push(await orderAs(stranger(n), ...products.map(({ id }) => ({ productId: id, qty: Math.min(qty, 9) }))))
    }
    const left = await Promise.all(products.map(({ id }) => stockOf(id)))
    expect(left.map((pieces, at) => (pieces ?? 0) > (stocks[at] ?? 0) / 2)).toEqual([true, true, true])
    expect(new Set(answers)).toEqual(new Set([null, 'HOLD_CROWDED']))
    expect(
      await orderAs(
        { ...stranger(40), shop: { ...shop, paymentMethodId: (await createPayment({ kind: 'cashOnDelivery' })).id } },
        { productId: products[2]?.id ?? 0 },
      ),
    ).toBeNull()
  })

  it('may not be as large as only a shop would order', async () => {
    const [many, dear] = [await createProduct({ stock: 500, cents: 100 }), await createProduct({ stock: 50, cents: 40_000 })]
    expect(await orderAs(stranger(1), { productId: many.id, qty: 61 })).toBe('HOLD_TOO_LARGE')
    expect(await orderAs(stranger(2), { productId: dear.id, qty: 8 })).toBe('HOLD_TOO_LARGE')
    expect([await stockOf(many.id), await stockOf(dear.id)]).toEqual([500, 50])
  })

  it('may hold the last copies of a small shop in calm', async () => {
    const { id } = await createProduct({ stock: 3 })
    expect(await orderAs(stranger(1), { productId: id, qty: 3 })).toBeNull()
    expect(await stockOf(id)).toBe(0)
  })

  it('are five for a mailbox at most, also at once and under its other names', async () => {
    const { id } = await createProduct({ stock: 100 })
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        orderAs(
          { email: ['ISTI@primjer.hr', 'isti@primjer.hr', `isti+${n}@primjer.hr`][n % 3] ?? '', address: `198.51.100.${n}` },
          { productId: id },
        ),
      ),
    )
    expect(answers.filter((answer) => answer === null)).toHaveLength(5)
    expect(new Set(answers)).toEqual(new Set([null, 'HOLD_TOO_MANY']))
  })

  it('are twenty a day for an IP address at most', async () => {
    const { id } = await createProduct({ stock: 1000 })
    const answers: (string | null)[] = []
    for (let n = 0; n < 21; n++) answers.push(await orderAs({ ...stranger(n), address: '198.51.100.7' }, { productId: id }))
    expect(answers.slice(-2)).toEqual([null, 'HOLD_TOO_MANY'])
  })

  it('do not limit an account that has paid before', async () => {
    const { id } = await createProduct({ stock: 100, cents: 100 })
    const user = await createUser()
    const buyer = { email: user.email, address: '198.51.100.9', caller: user }
    const large = { productId: id, qty: 61 }
    expect(await orderAs(buyer, { productId: id })).toBeNull()
    expect(await orderAs(buyer, large)).toBe('HOLD_TOO_LARGE')
    const { db } = database()
    const [first] = await db.update(orders).set({ userId: user.id }).where(eq(orders.email, buyer.email)).returning({ id: orders.id })
    await db
      .update(paymentIntents)
      .set({ state: 'settled' })
      .where(eq(paymentIntents.orderId, first?.id ?? 0))
    const merchant = await createMerchant('orders')
    expect((await merchant.call(officeOrderApi.filter, { view: 'holds' })).records.map(({ id: orderId }) => orderId)).not.toContain(
      first?.id,
    )
    expect(await orderAs({ ...buyer, caller: visitor }, large)).toBe('HOLD_TOO_LARGE')
    expect(await orderAs(buyer, large)).toBeNull()
  })
})

describe('the list of methods', () => {
  it('says what an order would be refused for', async () => {
    const [many, last] = [await createProduct({ stock: 500, cents: 100 }), await createProduct({ stock: 12, cents: 100 })]
    const cases: [Line, string | null][] = [
      [{ productId: many.id, qty: 61 }, 'HOLD_TOO_LARGE'],
      [{ productId: many.id, qty: 60 }, null],
      [{ productId: last.id, qty: 11 }, 'HOLD_TOO_LARGE'],
      [{ productId: last.id, qty: 6 }, 'HOLD_CROWDED'],
      [{ productId: last.id, qty: 5 }, null],
    ]
    for (const [n, [line, expected]] of cases.entries()) {
      expect(await offeredTo(stranger(n), line)).toBe(expected)
      expect(await orderAs(stranger(n), line)).toBe(expected)
    }
  })

  // Who types an address must not learn whether somebody has unpaid orders.
  it('tells the unpaid orders of an address only to the account that has confirmed it', async () => {
    const { id: productId } = await createProduct({ stock: 1000, cents: 100 })
    const [owner, unconfirmed] = [await createUser(), await createUser({ verified: false })]
    for (const { email } of [owner, unconfirmed])
      for (let n = 0; n < 5; n++) expect(await orderAs({ email, address: `198.51.100.${n}` }, { productId })).toBeNull()
    const offered = (email: string, caller?: Caller) => offeredTo({ email, caller, address: '198.51.100.80' }, { productId })
    expect(await offered(owner.email)).toBeNull()
    expect(await offered(unconfirmed.email, unconfirmed)).toBeNull()
    expect(await offered(owner.email, unconfirmed)).toBeNull()
    expect(await offered(owner.email, owner)).toBe('HOLD_TOO_MANY')
    expect(await orderAs({ email: owner.email, address: '198.51.100.81' }, { productId })).toBe('HOLD_TOO_MANY')
  })
})

describe('a large transfer of an unknown buyer', () => {
  it('is reminded and cancelled within days, without a deadline of the merchant', async () => {
    await database()
      .db.update(sites)
      .set({ checkoutSettings: { ...seedCheckoutSettings, transferDays: null } })
      .where(eq(sites.id, 1))
    caches.clear()
    const { id } = await createProduct({ stock: 100, cents: 100 })
    expect(await orderAs(stranger(1), { productId: id, qty: 30 })).toBeNull()
    expect(await orderAs(stranger(2), { productId: id, qty: 2 })).toBeNull()
    expect(await stockOf(id)).toBe(68)
    const inDays = (days: number) => () => new Date(Date.now() + days * 86_400_000)
    await processPendingTransfers(inDays(5))
    expect(await stockOf(id)).toBe(68)
    await processPendingTransfers(inDays(16))
    expect(await stockOf(id)).toBe(98)
  })
})

describe('a merchant', () => {
  it('sees what is held and frees it at once', async () => {
    const merchant = await createMerchant('orders')
    const { id } = await createProduct({ stock: 100, cents: 100 })
    for (const n of [1, 2, 3]) await orderAs(stranger(n), { productId: id, qty: 5 })
    const { records, counts } = await merchant.call(officeOrderApi.filter, { view: 'holds' })
    expect([counts.holds, records.map(({ holds }) => holds)]).toEqual([3, [5, 5, 5]])
    const [paid, ...others] = records.map((record) => record.id)
    await merchant.call(officeOrderApi.change, { id: paid ?? 0, from: 'awaiting_payment', to: 'paid' })
    const ids = [paid ?? 0, ...others]
    expect(await merchant.call(officeOrderApi.freeHolds, { ids })).toEqual({ freed: others, kept: [paid] })
    expect(await stockOf(id)).toBe(95)
    expect(await merchant.call(officeOrderApi.freeHolds, { ids })).toEqual({ freed: [], kept: ids })
    expect(await stockOf(id)).toBe(95)
  })

  it('needs the right to orders', async () => {
    const other = await createMerchant('content')
    expect(await failureOf(other.call(officeOrderApi.freeHolds, { ids: [1] }))).toMatchObject({ code: 'FORBIDDEN' })
  })
})
