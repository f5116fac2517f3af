import { parseArgs } from 'node:util'
import { Failure } from '../lib/failure.mjs'
import { runTs } from '../lib/process/run-ts.mjs'
import { runCommand } from '../lib/process/shutdown.mjs'
import { quantile } from './lib/load.mjs'
import { report } from './lib/report.mjs'
import { benchShop } from './lib/shop.mjs'

// Lists with counts, searches and suggestions over 20,000 products in the database, and uncached list pages: npm run bench -- catalogue --products=100000
// (docs/rules/platform.md#performance-budgets).
const { values } = parseArgs({ options: { products: { type: 'string', default: '20000' } } })
const products = Number(values.products)
const budgets = { list: 100, 'by price': 100, search: 50, suggestions: 30 }

runCommand(async () => {
  const { shop, databaseUrl } = await benchShop({ products })
  /** @type {import('./lib/report.mjs').Row[]} */
  const rows = []
  const { code } = await runTs('server/cli/measure-catalogue.ts', {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    onLine: (line) => {
      if (!line.startsWith('{')) return
      const { name, p95 } = JSON.parse(line)
      const [, budget = 0] = Object.entries(budgets).find(([kind]) => name.startsWith(kind)) ?? []
      rows.push({ what: name, budget: `p95 < ${budget} ms`, measured: `${p95.toFixed(1)} ms`, ok: p95 < budget })
    },
  })
  if (code !== 0) throw new Failure('Mjerenje kataloga nije uspjelo.')
  const cold = await coldLists(shop.base)
  rows.push({ what: 'list page from cold cache', budget: 'p95 < 300 ms', measured: `${cold.toFixed(0)} ms`, ok: cold < 300 })
  report(products === 20_000 ? 'catalogue' : `catalogue-${products}`, `Catalogue of ${products.toLocaleString('en')} products`, rows)
})

/** Requests each URL once, so that no cache has it. The first few only warm up the server. @param {string} base */
async function coldLists(base) {
  const addresses = Array.from(
    { length: 45 },
    (_, n) => `/shop${n % 3 === 0 ? '/knjige' : ''}?broj-stranica=${80 + n},${300 + n}&sort=finalPrice-asc`,
  )
  const taken = []
  for (const address of addresses) {
    const startedAt = performance.now()
    const response = await fetch(base + address)
    const html = await response.text()
    taken.push(performance.now() - startedAt)
    if (!response.ok || !html.includes('</html>')) throw new Failure(`${address} odgovara ${response.status}.`)
  }
  return quantile(taken.slice(5), 0.95)
}
