import { gzipSync } from 'node:zlib'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { ensureChromium } from '../lib/testing/chromium.mjs'
import { runCommand } from '../lib/process/shutdown.mjs'
import { startBarePage } from './lib/bare.mjs'
import { loadPage, median } from './lib/load.mjs'
import { report } from './lib/report.mjs'
import { benchShop } from './lib/shop.mjs'

// Bytes of JavaScript, the slow phone, memory (docs/rules/platform.md#performance-budgets).
runCommand(async () => {
  const executablePath = await ensureChromium()
  const bare = await firstLoad((await startBarePage()).base, '/')
  const { shop, databasePid } = await benchShop()
  const rows = []
  const weights = /** @type {const} */ ([
    ['Home', '/', 60],
    ['Product', '/product/jabuke-za-nepoznate', 60],
    ['Checkout', '/naplata', 110],
  ])
  for (const [what, path, more] of weights) {
    const size = await firstLoad(shop.base, path)
    rows.push({
      what: `${what}: first-load JavaScript, gzip`,
      budget: `bare + ${more} KB`,
      measured: `${size.toFixed(0)} KB = bare + ${(size - bare).toFixed(0)}`,
      ok: size - bare <= more,
    })
  }
  const idle = memory(databasePid())
  const phone = await slowPhone(executablePath, `${shop.base}/product/jabuke-za-nepoznate`)
  rows.push({
    what: 'Product page on the slow phone',
    budget: 'LCP < 0.7 s, blocking < 150 ms, CLS 0',
    measured: `LCP ${(phone.lcp / 1000).toFixed(2)} s, ${Math.round(phone.blocking)} ms, CLS ${phone.cls.toFixed(3)}`,
    ok: phone.lcp < 700 && phone.blocking < 150 && phone.cls < 0.001,
  })
  for (const path of ['/', '/shop/romani', '/product/jabuke-za-nepoznate', '/pretraga?q=more'])
    await loadPage(shop.base + path, { seconds: 4 })
  const loaded = memory(databasePid())
  rows.push({ what: 'Memory with the database, idle', budget: '< 350 MB', measured: `${idle} MB`, ok: idle < 350 })
  rows.push({ what: 'Memory with the database, loaded', budget: '< 500 MB', measured: `${loaded} MB`, ok: loaded < 500 })
  report(
    'weight',
    'Weight',
    rows,
    `Bare: ${bare.toFixed(0)} KB. The slow phone is 4x CPU, 150 ms round trip, 1.6 Mbit/s; the median of 5 loads. Memory is the proportional set size of this process's shop and its Postgres.`,
  )
  return 0
})

/** KB of the scripts in a page's HTML, gzip. @param {string} base @param {string} path */
async function firstLoad(base, path) {
  const html = await (await fetch(base + path)).text()
  const tags = [...html.matchAll(/<script[^>]+>/g)].map(([tag]) => tag).filter((tag) => !/nomodule/i.test(tag))
  const sources = new Set(tags.flatMap((tag) => tag.match(/src="(\/_next\/[^"]+)"/)?.[1] ?? []))
  let bytes = 0
  for (const source of sources) bytes += gzipSync(Buffer.from(await (await fetch(base + source)).arrayBuffer()), { level: 9 }).length
  return bytes / 1000
}

/** @param {string} executablePath @param {string} url */
async function slowPhone(executablePath, url) {
  const { chromium } = await import('playwright')
  const browser = await chromium.launch({
    executablePath: executablePath || undefined,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const results = []
  for (let i = 0; i < 5; i++) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, locale: 'hr-HR' })
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Network.enable')
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 93_750,
    })
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.addInitScript(() => {
      const seen = { lcp: 0, blocking: 0, cls: 0 }
      Reflect.set(window, 'seen', seen)
      new PerformanceObserver((list) => list.getEntries().forEach((entry) => (seen.lcp = entry.startTime))).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      })
      new PerformanceObserver((list) => list.getEntries().forEach((entry) => (seen.blocking += Math.max(0, entry.duration - 50)))).observe({
        type: 'longtask',
        buffered: true,
      })
      new PerformanceObserver((list) => list.getEntries().forEach((entry) => (seen.cls += Number(Reflect.get(entry, 'value'))))).observe({
        type: 'layout-shift',
        buffered: true,
      })
    })
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForLoadState('networkidle')
    results.push(await page.evaluate(() => /** @type {{ lcp: number, blocking: number, cls: number }} */ (Reflect.get(window, 'seen'))))
    await context.close()
  }
  await browser.close()
  return {
    lcp: median(results.map(({ lcp }) => lcp)),
    blocking: median(results.map(({ blocking }) => blocking)),
    cls: median(results.map(({ cls }) => cls)),
  }
}

/** MB of the server (found by its bundle) and of Postgres with its children. @param {number | undefined} postgres */
function memory(postgres) {
  const own = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' }).trim().split('\n')
  const processes = own
    .map((line) => line.trim().match(/^(\d+)\s+(\d+)\s+(.*)$/))
    .flatMap((found) => (found ? [{ pid: Number(found[1]), parent: Number(found[2]), args: found[3] ?? '' }] : []))
  const counted = processes.filter(
    ({ pid, parent, args }) => pid === postgres || parent === postgres || (parent === process.pid && args.includes('start.mjs')),
  )
  return Math.round(counted.reduce((sum, { pid }) => sum + pss(pid), 0) / 1024)
}

/** @param {number} pid KB */
function pss(pid) {
  try {
    return Number(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8').match(/^Pss:\s+(\d+)/m)?.[1] ?? 0)
  } catch {
    return 0
  }
}
