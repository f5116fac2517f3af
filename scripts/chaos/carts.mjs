import { call, order, prepareOrder, Refusal } from './buyer.mjs'
import { cloneCarts } from './copies.mjs'
import { stockBooks, tally } from './scenarios.mjs'

/** @typedef {import('./scenarios.mjs').ChaosContext} ChaosContext */
/** @typedef {import('./scenarios.mjs').ScenarioResult} ScenarioResult */

/**
 * A hundred carts of different people hold a coupon with one use. One order gets it; the others get CART_CHANGED and keep their stock
 * (docs/rules/platform.md#chaos-invariants).
 * @param {ChaosContext} context
 * @returns {Promise<ScenarioResult>}
 */
export async function couponRace(context) {
  const { shop, sql, rounds } = context
  const carts = 100
  const [productId = 0] = await stockBooks(context, { count: 1, onHand: 1_000_000 })
  const pattern = await prepareOrder(shop.base, { name: 'kupon', lines: [{ productId, qty: 1 }] })
  const counts = { orders: 0, refusals: 0, unclear: 0, miscounted: 0 }
  for (let round = 0; round < rounds; round++) {
    const couponCode = `NEVOLJA${round}`
    const [coupon] = await sql`
      insert into coupons (site_id, code, kind, amount, usage_limit) values (1, ${couponCode}, 'percent', 10, 1) returning id`
    const { cartId, protectCode } = pattern
    await call(shop.base, 'POST', 'v2/ecommerce/cart/applyCoupon', { cartId, protectCode, couponCode })
    const ready = await cloneCarts(sql, Array(carts).fill(pattern))
    await call(shop.base, 'POST', 'v2/ecommerce/cart/removeCoupon', { cartId, protectCode })
    const [before] = await sql`select on_hand from stock_items where product_id = ${productId}`
    const { slugs, refusals } = tally(await Promise.allSettled(ready.map((buyer) => order(shop.base, buyer))))
    const [after] = await sql`
      select used, (select count(*)::int from coupon_redemptions r where r.coupon_id = c.id) as noted,
        (select on_hand from stock_items where product_id = ${productId}) as on_hand
      from coupons c where id = ${coupon?.id}`
    counts.orders += slugs.length
    counts.refusals += refusals.length
    counts.unclear += refusals.filter(({ status, code }) => status !== 409 || code !== 'CART_CHANGED').length
    const isExact = slugs.length === 1 && after?.used === 1 && after.noted === 1 && Number(before?.on_hand) - Number(after.on_hand) === 1
    counts.miscounted += isExact ? 0 : 1
  }
  const { orders, refusals, unclear, miscounted } = counts
  return {
    name: 'a coupon that can be used once',
    ok: orders === rounds && refusals === rounds * (carts - 1) && unclear + miscounted === 0,
    summary: `${rounds} rounds of ${carts} carts: ${orders} orders, ${refusals} refusals, ${unclear} unclear, ${miscounted} rounds miscounted`,
  }
}

/**
 * Carts change while they are ordered. An edit is part of the order or refused; a cart with a changed price is not ordered.
 * @param {ChaosContext} context
 * @returns {Promise<ScenarioResult>}
 */
export async function editsRacingOrders(context) {
  const { shop, sql, random, buyers } = context
  const [first = 0, second = 0] = await stockBooks(context, { count: 2, onHand: 1_000_000 })
  const pattern = await prepareOrder(shop.base, { name: 'uredjivanje', lines: [{ productId: first, qty: 2 }] })
  const ready = await cloneCarts(sql, Array(buyers).fill(pattern))
  const items = await sql`select cart_id, id from cart_items where cart_id = any(${ready.map(({ cartId }) => cartId)})`
  const itemOf = new Map(items.map(({ cart_id: cartId, id }) => [String(cartId), Number(id)]))
  const counts = { orders: 0, refused: 0, edits: 0, closed: 0, lost: 0 }

  /** @param {() => Promise<unknown>} work @param {'orders' | 'edits'} as */
  async function attempt(work, as) {
    try {
      await work()
      counts[as]++
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 409) counts.lost++
      else if (as === 'orders') counts.refused++
      else counts.closed++
    }
  }

  await Promise.all(
    ready.flatMap((buyer) => {
      const ref = { cartId: buyer.cartId, protectCode: buyer.protectCode }
      const qty = 1 + Math.floor(random() * 5)
      const works = [
        () => attempt(() => order(shop.base, buyer), 'orders'),
        () =>
          attempt(
            () => call(shop.base, 'PATCH', 'v2/ecommerce/cart/updateItem', { ...ref, itemId: itemOf.get(buyer.cartId), qty }),
            'edits',
          ),
        () => attempt(() => call(shop.base, 'POST', 'v2/ecommerce/cart/addItem', { ...ref, productId: second, qty: 1 }), 'edits'),
      ]
      return works.toSorted(() => random() - 0.5).map((work) => work())
    }),
  )
  // The items of an ordered cart equal the order's lines.
  const [torn] = await sql`
    select count(*)::int as n from (
      select o.cart_id, l.product_id, l.quantity from orders o join order_lines l on l.order_id = o.id where o.cart_id = any(${ready.map(({ cartId }) => cartId)})
    ) ordered
    full join (
      select i.cart_id, i.product_id, i.quantity from cart_items i join carts c on c.id = i.cart_id
      where c.status = 'ordered' and c.id = any(${ready.map(({ cartId }) => cartId)})
    ) held using (cart_id, product_id, quantity)
    where ordered.cart_id is null or held.cart_id is null`
  const { orders, refused, edits, closed, lost } = counts
  return {
    name: 'edits racing orders',
    ok: orders + refused === buyers && edits + closed === buyers * 2 && lost === 0 && torn?.n === 0,
    summary: `${orders} orders, ${refused} refused as changed, ${edits} edits in time, ${closed} too late, ${lost} lost, ${torn?.n} torn lines`,
  }
}
