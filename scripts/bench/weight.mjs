import { setTimeout } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { ensureChromium } from '../lib/testing/chromium.mjs'
import { runCommand } from '../lib/process/shutdown.mjs'
import { startBarePage } from './lib/bare.mjs'
import { loadPage, median } from './lib/load.mjs'
import { processorSpeed } from './lib/machine.mjs'
import { memory } from './lib/processes.mjs'
import { report } from './lib/report.mjs'
import { benchShop } from './lib/shop.mjs'

/** Rounds/s of the slow phone: a quarter of the machine that the budgets were set on. A slower machine slows its browser down less. */
const phoneSpeed = 2300

/** `html`: KB of the document with its headers; home, which has the most sections, has 2 more. */
const phonePages = [
  { what: 'Home', path: '/', lcp: 550, html: 24 },
  { what: 'List', path: '/shop', lcp: 650, html: 22 },
  {
    what: 'Product',
    path: '/product/jabuke-za-nepoznate',
    lcp: 650,
    html: 22,
    press: { button: 'Dodaj u košaricu', answer: 'Dodano u košaricu' },
  },
]

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
    // Served before the sign-in, which its scripts ask for.
    ['Office, orders', '/admin/orders', 120],
    ['Office, an order', '/admin/orders/1', 120],
    ['Office, stock', '/admin/stock', 120],
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
  for (const { what, path, lcp, html, press } of phonePages) {
    const seen = await slowPhone(executablePath, shop.base + path, press)
    rows.push(
      {
        what: `${what} on the slow phone`,
        budget: `LCP <= ${(lcp / 1000).toFixed(2)} s, blocking <= 120 ms, CLS 0`,
        measured: `LCP ${(seen.lcp / 1000).toFixed(2)} s (${seen.largest}), ${Math.round(seen.blocking)} ms, CLS ${seen.cls.toFixed(3)}`,
        ok: seen.lcp <= lcp && seen.blocking <= 120 && seen.cls < 0.001,
      },
      {
        what: `${what} until idle: HTML, scripts, fonts`,
        budget: `<= ${html}, 175, 60 KB, 28 requests`,
        measured: `${kb(seen.document)}, ${kb(seen.script)}, ${kb(seen.font)} KB, ${seen.requests} requests; data ${kb(seen.data)} KB`,
        ok: seen.document <= html * 1000 && seen.script <= 175_000 && seen.font <= 60_000 && seen.requests <= 28,
      },
    )
    if (press)
      rows.push({
        what: `${what} on the slow phone: from the press on '${press.button}' to the next paint`,
        budget: '<= 100 ms',
        measured: `${Math.round(seen.press)} ms`,
        ok: seen.press <= 100,
      })
  }
  for (const path of ['/', '/shop/romani', '/product/jabuke-za-nepoznate', '/pretraga?q=more'])
    await loadPage(shop.base + path, { seconds: 4 })
  const loaded = memory(databasePid())
  rows.push({ what: 'Memory with the database, idle', budget: '< 350 MB', measured: `${idle} MB`, ok: idle < 350 })
  rows.push({ what: 'Memory with the database, loaded', budget: '< 500 MB', measured: `${loaded} MB`, ok: loaded < 500 })
  report(
    'weight',
    'Weight',
    rows,
    `Bare: ${bare.toFixed(0)} KB. The slow phone does ${phoneSpeed} rounds/s (4x CPU where the machine does ${4 * phoneSpeed}), 150 ms round trip, 1.6 Mbit/s; the median of 5 loads. Memory is the proportional set size of this process's shop and its Postgres.`,
  )
  return 0
})

/** KB of the scripts in a page's HTML, gzip. @param {string} base @param {string} path */
async function firstLoad(base, path) {
  const html = await (await fetch(base + path)).text()
  const tags = [...html.matchAll(/<script[^>]+>/g)].map(([tag]) => tag).filter((tag) => !/nomodule/i.test(tag))
  // A page that begins with a picture names its scripts for later (docs/rules/storefront.md#picture-before-scripts).
  const named = tags.flatMap((tag) => tag.match(/data-scripts="([^"]+)"/)?.[1]?.split(' ') ?? [])
  const sources = new Set([...named, ...tags.flatMap((tag) => tag.match(/ src="(\/_next\/[^"]+)"/)?.[1] ?? [])])
  let bytes = 0
  for (const source of sources) bytes += gzipSync(Buffer.from(await (await fetch(base + source)).arrayBuffer()), { level: 9 }).length
  return bytes / 1000
}

/**
 * Medians of five first visits. `press`: a button that is pressed once the page is idle, and what the page says then.
 * @param {string} executablePath @param {string} url @param {{ button: string, answer: string }} [press]
 */
async function slowPhone(executablePath, url, press) {
  const { chromium } = await import('playwright')
  const browser = await chromium.launch({
    executablePath: executablePath || undefined,
    // As on a phone, letters have widths of fractions of a pixel: rounded ones break lines of the fallback face elsewhere.
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--font-render-hinting=none'],
  })
  /** @type {Record<'lcp' | 'blocking' | 'cls' | 'press' | 'document' | 'script' | 'font' | 'data' | 'requests', number>[]} */
  const results = []
  let largest = ''
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
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: Math.max(1, processorSpeed(200) / phoneSpeed) })
    const wire = wireOf(cdp)
    await page.addInitScript(() => {
      const seen = { lcp: 0, largest: '', blocking: 0, cls: 0, press: 0 }
      Reflect.set(window, 'seen', seen)
      new PerformanceObserver((list) =>
        list.getEntries().forEach((entry) => {
          seen.lcp = entry.startTime
          seen.largest = Reflect.get(entry, 'element')?.localName ?? ''
        }),
      ).observe({ type: 'largest-contentful-paint', buffered: true })
      new PerformanceObserver((list) => list.getEntries().forEach((entry) => (seen.blocking += Math.max(0, entry.duration - 50)))).observe({
        type: 'longtask',
        buffered: true,
      })
      new PerformanceObserver((list) => list.getEntries().forEach((entry) => (seen.cls += Number(Reflect.get(entry, 'value'))))).observe({
        type: 'layout-shift',
        buffered: true,
      })
      // Durations of interactions, in steps of 8 ms; those below 16 ms are not reported.
      new PerformanceObserver((list) =>
        list.getEntries().forEach((entry) => {
          if (Reflect.get(entry, 'interactionId')) seen.press = Math.max(seen.press, entry.duration)
        }),
      ).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }))
    })
    await page.goto(url, { waitUntil: 'load' })
    await quiet(wire)
    const seen = await readSeen(page)
    const idle = { ...wire }
    let pressed = 0
    if (press) {
      await page.getByRole('button', { name: press.button }).first().click()
      await page.getByText(press.answer).first().waitFor()
      await page.waitForLoadState('networkidle')
      pressed = (await readSeen(page)).press
    }
    largest = seen.largest
    results.push({ ...seen, ...idle, press: pressed })
    await context.close()
  }
  await browser.close()
  /** @param {'lcp' | 'blocking' | 'cls' | 'press' | 'document' | 'script' | 'font' | 'data' | 'requests'} name */
  const middle = (name) => median(results.map((one) => one[name]))
  return {
    lcp: middle('lcp'),
    largest,
    blocking: middle('blocking'),
    cls: middle('cls'),
    press: middle('press'),
    document: middle('document'),
    script: middle('script'),
    font: middle('font'),
    data: middle('data'),
    requests: middle('requests'),
  }
}

/** @typedef {{ lcp: number, largest: string, blocking: number, cls: number, press: number }} Seen */

/** What the page's observers have seen so far. @param {import('playwright').Page} page */
function readSeen(page) {
  return page.evaluate(() => /** @type {Seen} */ ({ .../** @type {object} */ (Reflect.get(window, 'seen')) }))
}

/** Waits until nothing has come for 2 s: what a page loads after hydration comes a second after the rest. @param {{ latest: number }} wire */
async function quiet(wire) {
  while (Date.now() - wire.latest < 2000) await setTimeout(100)
}

/** Counts what comes over the wire, in bytes with headers, by type. `latest`: when something came. @param {import('playwright').CDPSession} cdp */
function wireOf(cdp) {
  const wire = { document: 0, script: 0, font: 0, data: 0, requests: 0, latest: Date.now() }
  /** @type {Map<string, string>} */
  const types = new Map()
  cdp.on('Network.responseReceived', ({ requestId, type, response }) =>
    types.set(requestId, new URL(response.url).pathname.startsWith('/_page-data/') ? 'data' : type.toLowerCase()),
  )
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    wire.requests += 1
    wire.latest = Date.now()
    const type = types.get(requestId)
    if (type === 'document' || type === 'script' || type === 'font' || type === 'data') wire[type] += encodedDataLength
  })
  return wire
}

/** @param {number} bytes */
const kb = (bytes) => (bytes / 1000).toFixed(0)
