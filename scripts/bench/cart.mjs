import { order, prepareOrder, Refusal } from '../chaos/buyer.mjs'
import { runCommand } from '../lib/process/shutdown.mjs'
import { lightClient } from './lib/light-client.mjs'
import { median } from './lib/load.mjs'
import { report } from './lib/report.mjs'
import { benchShop } from './lib/shop.mjs'

// A new session with its first item, and fifty buyers at once (docs/rules/platform.md#performance-budgets).
runCommand(async () => {
  const { default: postgres } = await import('postgres')
  const { shop, databaseUrl } = await benchShop()
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} })
  const [book] = await sql`
    select s.product_id as id from stock_items s join products p on p.id = s.product_id
    where p.format = 'Simple' and not p.is_variant and p.vat_rate = 5 and s.on_hand > 5
      and not exists (select 1 from custom_options o where o.product_id = p.id and o.required) order by p.id limit 1`
  const productId = Number(book?.id)

  /** @param {ReturnType<typeof lightClient>} client */
  const begin = async (client) => {
    const ref = await client.call('GET', 'v2/ecommerce/cart/getNewCartSession')
    await client.call('POST', 'v2/ecommerce/cart/addItem', { ...ref, productId, qty: 1 })
  }
  const single = lightClient(shop.base)
  for (let i = 0; i < 500; i++) await begin(single)
  /** @type {number[]} */
  const alone = []
  for (let i = 0; i < 300; i++) {
    const startedAt = performance.now()
    await begin(single)
    alone.push(performance.now() - startedAt)
  }
  single.close()
  const seconds = 5
  let done = 0
  const until = performance.now() + seconds * 1000
  await Promise.all(
    Array.from({ length: 16 }, async () => {
      const client = lightClient(shop.base)
      for (; performance.now() < until; done++) await begin(client)
      client.close()
    }),
  )

  const race = async (/** @type {number} */ stock) => {
    await sql`update stock_items set on_hand = 1000, reserved = 0 where product_id = ${productId}`
    const buyers = []
    for (let i = 0; i < 50; i++)
      buyers.push(await prepareOrder(shop.base, { name: `mjerenje-${stock}-${i}`, lines: [{ productId, qty: 1 }] }))
    await sql`update stock_items set on_hand = ${stock} where product_id = ${productId}`
    const startedAt = performance.now()
    const results = await Promise.allSettled(buyers.map((buyer) => order(shop.base, buyer)))
    const ms = performance.now() - startedAt
    const orders = results.filter(({ status }) => status === 'fulfilled').length
    const refused = results.filter((one) => one.status === 'rejected' && one.reason instanceof Refusal && one.reason.status === 409).length
    return { ms, orders, refused }
  }
  await race(500)
  const one = await race(1)
  const plenty = await race(500)
  await sql.end()
  const p50 = median(alone)
  const perSecond = Math.round(done / seconds)
  report('cart', 'Cart and orders', [
    { what: 'new session and first item, alone', budget: 'p50 <= 3 ms', measured: `${p50.toFixed(1)} ms`, ok: p50 <= 3 },
    { what: 'the same at 16 connections', budget: '>= 1000/s', measured: `${perSecond}/s`, ok: perSecond >= 1000 },
    {
      what: '50 buyers, one copy',
      budget: '1 order, 49 clear refusals, 500 ms',
      measured: `${one.orders} order, ${one.refused} refusals, ${Math.round(one.ms)} ms`,
      ok: one.orders === 1 && one.refused === 49 && one.ms <= 500,
    },
    {
      what: '50 buyers, enough stock',
      budget: '50 orders, 300 ms',
      measured: `${plenty.orders} orders, ${Math.round(plenty.ms)} ms`,
      ok: plenty.orders === 50 && plenty.ms <= 300,
    },
  ])
  return 0
})
