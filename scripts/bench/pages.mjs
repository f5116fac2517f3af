import { runCommand } from '../lib/process/shutdown.mjs'
import { startBarePage } from './lib/bare.mjs'
import { loadPage } from './lib/load.mjs'
import { report } from './lib/report.mjs'
import { benchShop } from './lib/shop.mjs'

// Cached pages against the static baseline, filtered lists and search against the dynamic one (docs/rules/platform.md#performance-budgets).
const cached = { Home: '/', Category: '/shop/romani', Product: '/product/jabuke-za-nepoznate' }
const dynamic = {
  'Filtered list': '/shop/romani?broj-stranica=150,400&sort=finalPrice-asc&perPage=24',
  Search: '/pretraga?q=more',
}

runCommand(async () => {
  const bare = await startBarePage()
  const bareStatic = await loadPage(bare.base)
  const bareDynamic = await loadPage(`${bare.base}/dynamic`)
  const { shop } = await benchShop()
  const rows = []
  for (const [what, path] of Object.entries(cached)) {
    const { perSecond, ttfb, errors } = await loadPage(shop.base + path)
    const share = perSecond / bareStatic.perSecond
    rows.push({
      what: `${what}, cached`,
      budget: '>= 0.5x of bare static, TTFB p50 < 4 ms',
      measured: `${perSecond}/s = ${share.toFixed(2)}x, ${ttfb.toFixed(1)} ms`,
      ok: share >= 0.5 && ttfb < 4 && errors === 0,
    })
  }
  for (const [what, path] of Object.entries(dynamic)) {
    const { perSecond, errors } = await loadPage(shop.base + path)
    const share = perSecond / bareDynamic.perSecond
    rows.push({
      what,
      budget: '>= 0.4x of bare dynamic',
      measured: `${perSecond}/s = ${share.toFixed(2)}x`,
      ok: share >= 0.4 && errors === 0,
    })
  }
  report(
    'pages',
    'Pages',
    rows,
    `Bare static: ${bareStatic.perSecond}/s, ${bareStatic.ttfb.toFixed(1)} ms. Bare dynamic: ${bareDynamic.perSecond}/s. 16 connections, gzip.`,
  )
  return 0
})
