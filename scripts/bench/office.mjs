import { parseArgs } from 'node:util'
import { runCommand } from '../lib/process/shutdown.mjs'
import { measureBulkRun } from './lib/bulk-run.mjs'
import { quantile } from './lib/load.mjs'
import { officeClient } from './lib/office-client.mjs'
import { report } from './lib/report.mjs'
import { benchShop } from './lib/shop.mjs'

// The office's lists, searches and overview over a shop of years, each as its screen asks for it (docs/rules/administration.md#office-budgets), and shoppers'
// pages while a bulk run changes the prices of all products. Smaller, to try it: npm run bench -- office --products=500 --orders=1000
const { values } = parseArgs({ options: { products: { type: 'string', default: '20000' }, orders: { type: 'string', default: '100000' } } })
const [products, orders] = [Number(values.products), Number(values.orders)]
const rounds = 40
/** Calls of each list before any is measured: each of the pool's eight connections plans a statement anew five times, and the code is compiled meanwhile. */
const warmUpRounds = 20

const orderList = 'v2/ecommerce/order/office/filter'
const customers = 'v1/user/office/customer/filter'
const stock = 'v1/stock/office/filter'
const audit = 'v1/admin/audit/filter'

/** `input` of the nth call. @type {{ what: string, path: string, input: (n: number) => object, budget: number }[]} */
const lists = [
  ...['pack', 'pay', 'send', 'done', 'over', 'all'].map((view) => ({
    what: `orders with counts: ${view}`,
    path: orderList,
    input: () => ({ view }),
    budget: 60,
  })),
  { what: 'orders: pages at random', path: orderList, input: (n) => ({ page: 1 + ((n * 997) % 3900) }), budget: 60 },
  { what: 'orders: page 4,000', path: orderList, input: () => ({ page: 4000 }), budget: 60 },
  { what: 'orders: a month, paid by transfer', path: orderList, input: (n) => ({ ...month(n), payment: ['bankTransfer'] }), budget: 60 },
  { what: 'search for orders: a number', path: orderList, input: (n) => ({ q: String(1000 + n * 37).padStart(6, '0') }), budget: 100 },
  { what: 'search for orders: an e-mail address', path: orderList, input: (n) => ({ q: `kupac-${n * 211}@primjer.hr` }), budget: 100 },
  { what: 'search for orders: a common surname', path: orderList, input: () => ({ q: 'horvat' }), budget: 100 },
  { what: 'search for orders: two words', path: orderList, input: () => ({ q: 'đurđica šimić' }), budget: 100 },
  { what: 'customers', path: customers, input: () => ({}), budget: 60 },
  { what: 'customers: pages at random', path: customers, input: (n) => ({ page: 1 + ((n * 31) % 1200) }), budget: 60 },
  { what: 'search for customers: a surname', path: customers, input: () => ({ q: 'žanić' }), budget: 100 },
  { what: 'stock', path: stock, input: () => ({}), budget: 60 },
  { what: 'stock: low', path: stock, input: () => ({ view: 'low' }), budget: 60 },
  { what: 'search for stock: a word', path: stock, input: () => ({ q: 'izdanje' }), budget: 100 },
  { what: 'search for stock: a SKU', path: stock, input: (n) => ({ q: `-${100 + n}` }), budget: 100 },
  { what: 'audit log', path: audit, input: () => ({}), budget: 60 },
]

runCommand(async () => {
  const { default: postgres } = await import('postgres')
  const { shop, dataDir, databaseUrl } = await benchShop({ products, orders })
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} })
  await cleanUp(sql)
  const office = await officeClient(shop.base, dataDir)
  for (let n = 0; n < warmUpRounds; n++) for (const { path, input } of lists) await office.call('POST', path, input(n))
  /** @type {import('./lib/report.mjs').Row[]} */
  const rows = []
  for (const { what, path, input, budget } of lists) {
    const p95 = await p95Of((n) => office.call('POST', path, input(n)))
    rows.push({ what, budget: `p95 < ${budget} ms`, measured: `${p95.toFixed(1)} ms`, ok: p95 < budget })
  }
  const overview = await p95Of(() => office.call('GET', 'v1/admin/overview'))
  rows.push({ what: 'overview', budget: 'p95 < 100 ms', measured: `${overview.toFixed(1)} ms`, ok: overview < 100 })
  rows.push(...(await measureBulkRun({ base: shop.base, office, sql })))
  await sql.end()
  office.close()
  report('office', `Office with ${orders.toLocaleString('en')} orders and ${products.toLocaleString('en')} products`, rows)
})

/** What Postgres does by itself within minutes of so many writes; until then its plans are made without statistics. @param {import('postgres').Sql} sql */
async function cleanUp(sql) {
  await sql`vacuum analyze`
}

/** Milliseconds; the first calls only warm up. @param {(n: number) => Promise<unknown>} call */
async function p95Of(call) {
  const taken = []
  for (let n = -5; n < rounds; n++) {
    const startedAt = performance.now()
    await call(n + 5)
    if (n >= 0) taken.push(performance.now() - startedAt)
  }
  return quantile(taken, 0.95)
}

/** Some month of the last two years. @param {number} n */
function month(n) {
  const from = new Date(Date.now() - (1 + (n % 24)) * 30 * 86_400_000)
  const to = new Date(from.getTime() + 30 * 86_400_000)
  return { from: from.toISOString().slice(0, 10), to: to.toISOString().slice(0, 10) }
}
