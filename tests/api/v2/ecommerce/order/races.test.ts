import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { ApiError } from '@/lib/api/errors'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import { caches } from '@/server/core/cache/registry.mjs'
import { database } from '@/server/db/client'
import { cartItems } from '@/server/db/schema/cart'
import { orderLines } from '@/server/db/schema/order'
import { createProduct } from '@/tests/support/factories'
import { newCart, openShop, order, ordersOf, readyCart, stockOf, visitor, type CartRef, type Shop } from '../support'
import { disableRateLimits } from '@/tests/support/disable-rate-limits'

disableRateLimits()

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})

function times<T>(count: number, make: (i: number) => Promise<T>) {
  return Promise.all(Array.from({ length: count }, (_, i) => make(i)))
}

/** Every call at once; the slugs of those that ordered, the codes of those that were refused. */
async function allAtOnce(calls: (() => Promise<{ orderSlug: string }>)[]) {
  const results = await Promise.allSettled(calls.map((call) => call()))
  return {
    slugs: results.flatMap((result) => (result.status === 'fulfilled' ? result.value.orderSlug : [])),
    refusals: results.flatMap((result) =>
      result.status === 'rejected' && result.reason instanceof ApiError ? (result.reason.code ?? '') : [],
    ),
  }
}

async function expectInvariants() {
  const { db } = database()
  const broken = await db.execute(sql`
    select 'stock' as what, id from stock_items where on_hand < 0 or reserved < 0 or reserved > on_hand
    union all
    select 'order without lines', id from orders o where not exists (select from order_lines l where l.order_id = o.id)
    union all
    select 'order without its intent', id from orders o where (select count(*) from payment_intents i where i.order_id = o.id) <> 1
    union all
    select 'order whose cart is open', o.id from orders o join carts c on c.id = o.cart_id where c.status <> 'ordered'
    union all
    select 'order whose lines are not its total', id from orders o
      where items_cents <> (select sum(row_cents) from order_lines l where l.order_id = o.id)
    union all
    select 'order whose VAT is not that of its parts', id from orders o
      where vat_cents <> (select sum((part ->> 'vatCents')::int) from jsonb_array_elements(vat_by_rate) part)
    union all
    select 'order without exactly one mail', o.id from orders o
      where (select count(*) from outbox m where m.template = 'orderConfirmation' and m.data ->> 'orderSlug' = o.slug) <> 1
    union all
    select 'mail without exactly one job', m.id from outbox m
      where (select count(*) from pgboss.job j where j.name = 'mail' and (j.data ->> 'outboxId')::int = m.id) <> 1`)
  expect([...broken]).toEqual([])
}

it('more concurrent orders than connections do not deadlock on cold caches', async () => {
  const { id } = await createProduct({ stock: 100 })
  const pairs = await times(25, () => readyCart(shop, { productId: id }))
  caches.clear()
  const began = Date.now()
  const { slugs } = await allAtOnce(pairs.map((pair) => () => order(pair)))
  expect(slugs.length).toBe(25)
  // What waited for itself was let go by the database after 15 s.
  expect(Date.now() - began).toBeLessThan(10_000)
})

it('two clicks on one cart make one order', async () => {
  for (let round = 0; round < 5; round++) {
    const pair = await readyCart(shop, { productId: (await createProduct()).id })
    const { slugs, refusals } = await allAtOnce([() => order(pair, { key: 'a' }), () => order(pair, { key: 'b' })])
    expect(new Set(slugs).size).toBe(1)
    expect(slugs.length + refusals.filter((code) => code === 'SESSION_USED').length).toBe(2)
    expect(await ordersOf(pair.cartId)).toHaveLength(1)
  }
  await expectInvariants()
})

it('fifty identical requests for one cart make one order and get one slug', async () => {
  const book = await createProduct({ stock: 60 })
  const pair = await readyCart(shop, { productId: book.id })
  const { slugs } = await allAtOnce(Array.from({ length: 50 }, () => () => order(pair, { key: 'same' })))
  expect(slugs).toHaveLength(50)
  expect(new Set(slugs).size).toBe(1)
  expect(await stockOf(book.id)).toBe(59)
  await expectInvariants()
})

it('of different concurrent bodies for one cart one is ordered, the others are refused', async () => {
  const pair = await readyCart(shop, { productId: (await createProduct()).id })
  const { slugs, refusals } = await allAtOnce(Array.from({ length: 10 }, (_, i) => () => order(pair, { orderMessage: `poruka ${i}` })))
  expect(slugs).toHaveLength(1)
  expect(new Set(refusals)).toEqual(new Set(['SESSION_USED']))
})

it('of ten buyers of the last copy one orders and nine are refused', async () => {
  const book = await createProduct({ stock: 1 })
  const pairs = await times(10, () => readyCart(shop, { productId: book.id }))
  const { slugs, refusals } = await allAtOnce(pairs.map((pair) => () => order(pair)))
  expect(slugs).toHaveLength(1)
  expect(refusals).toEqual(Array.from({ length: 9 }, () => 'OUT_OF_STOCK'))
  expect(await stockOf(book.id)).toBe(0)
  await expectInvariants()
})

it('buyers of one to three of seven copies never get more than seven', async () => {
  const book = await createProduct({ stock: 7 })
  const quantities = Array.from({ length: 30 }, (_, i) => (i % 3) + 1)
  const pairs = await Promise.all(quantities.map((qty) => readyCart(shop, { productId: book.id, qty })))
  await allAtOnce(pairs.map((pair) => () => order(pair)))
  const sold = await database().db.select().from(orderLines).where(eq(orderLines.productId, book.id))
  expect(sold.reduce((sum, { quantity }) => sum + quantity, 0) + ((await stockOf(book.id)) ?? -1)).toBe(7)
  await expectInvariants()
})

it('fifty carts with the same books in opposite order all succeed without a deadlock', async () => {
  const deadlocks = async () => {
    const [row] = await database().db.execute<{ deadlocks: string }>(
      sql`select deadlocks from pg_stat_database where datname = current_database()`,
    )
    return Number(row?.deadlocks)
  }
  const before = await deadlocks()
  const books = await times(4, () => createProduct({ stock: 1000 }))
  const lines = books.map(({ id }) => ({ productId: id }))
  const pairs = await times(50, (i) => readyCart(shop, ...(i % 2 === 0 ? lines : lines.toReversed())))
  const { slugs, refusals } = await allAtOnce(pairs.map((pair) => () => order(pair)))
  expect([slugs.length, refusals]).toEqual([50, []])
  expect(await Promise.all(books.map(({ id }) => stockOf(id)))).toEqual([950, 950, 950, 950])
  expect(await deadlocks()).toBe(before)
  await expectInvariants()
})

it('edits racing an order are contained whole, or refused', async () => {
  for (let round = 0; round < 10; round++) {
    const [book, other] = await times(2, () => createProduct({ stock: 100 }))
    const pair = await readyCart(shop, { productId: book?.id ?? 0 })
    const edit = (i: number) =>
      visitor.call(cartApi.addItem, { ...pair, productId: (i % 2 ? book : other)?.id ?? 0 }).then(() => true, refusedOnly)
    const [placed, ...edits] = await Promise.all([order(pair).then(() => true, refusedOnly), ...[0, 1, 2, 3].map(edit)])
    // An edit before the order locked the cart is in it; one after it was refused.
    expect([placed, await piecesOf(pair)]).toEqual([true, 1 + edits.filter(Boolean).length])
  }
  await expectInvariants()
})

it('concurrent additions to one cart are all contained', async () => {
  const book = await createProduct({ stock: 1000 })
  const others = await times(5, () => createProduct())
  const pair = await readyCart(shop, { productId: book.id })
  await Promise.all([
    ...Array.from({ length: 15 }, () => visitor.call(cartApi.addItem, { ...pair, productId: book.id })),
    ...others.map(({ id }) => visitor.call(cartApi.addItem, { ...pair, productId: id })),
  ])
  const cart = await visitor.call(cartApi.getCart, pair)
  expect(cart.items.map(({ qty }) => qty).toSorted((a, b) => b - a)).toEqual([16, 1, 1, 1, 1, 1])
})

it('an addition repeated with its key is made once', async () => {
  const [book, pair] = [await createProduct(), await newCart()]
  const add = (key: string, qty = 2) => visitor.call(cartApi.addItem, { ...pair, productId: book.id, qty }, { 'idempotency-key': key })
  await times(8, () => add('k-1'))
  expect((await add('k-1')).items).toMatchObject([{ qty: 2 }])
  expect((await add('k-2')).items).toMatchObject([{ qty: 4 }])
  await expect(add('k-2', 3)).rejects.toMatchObject({ status: 422, code: 'IDEMPOTENCY_MISMATCH' })
})

it('concurrent additions never exceed the limits of a cart', async () => {
  const few = await createProduct({ stock: 3 })
  const full = await readyCart(shop, { productId: few.id })
  const pair = await readyCart(shop, { productId: few.id })
  const all = await times(102, () => createProduct())
  const rows = all.slice(0, 98).map(({ id }) => ({ cartId: full.cartId, productId: id, quantity: 1 }))
  await database().db.insert(cartItems).values(rows)
  const added = await Promise.all(
    all.slice(98).map(({ id }) => visitor.call(cartApi.addItem, { ...full, productId: id }).then(() => true, refusedOnly)),
  )
  expect(added.filter(Boolean)).toHaveLength(1)
  const more = await times(6, () => visitor.call(cartApi.addItem, { ...pair, productId: few.id }).then(() => true, refusedOnly))
  expect(more.filter(Boolean)).toHaveLength(2)
})

async function piecesOf({ cartId }: CartRef) {
  const [placed] = await ordersOf(cartId)
  const lines = await database()
    .db.select()
    .from(orderLines)
    .where(eq(orderLines.orderId, placed?.id ?? 0))
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}

function refusedOnly(error: unknown) {
  if (error instanceof ApiError && error.status < 500) return false
  throw error
}
