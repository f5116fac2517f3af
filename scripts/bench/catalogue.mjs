import { Failure } from '../lib/failure.mjs'
import { runTs } from '../lib/run-ts.mjs'
import { runCommand } from '../lib/shutdown.mjs'
import { report } from './lib/report.mjs'
import { benchShop } from './lib/shop.mjs'

// DESIGN 11: lists with all counts, searches and suggestions over 20,000 products, in the database.
const products = 20_000
const budgets = { list: 100, 'by price': 100, search: 50, suggestions: 30 }

runCommand(async () => {
  const { databaseUrl } = await benchShop({ products })
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
  report('catalogue', `Catalogue of ${products.toLocaleString('en')} products`, rows)
})
