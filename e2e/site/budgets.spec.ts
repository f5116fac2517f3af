import { gzipSync } from 'node:zlib'
import { expect, test } from '@/e2e/support/test'

/** JavaScript of an empty Next page, in KB of 1000 bytes, gzip. Budgets count what the shop adds: docs/rules/storefront.md#page-weight. */
const framework = 135

const budgets: [string, number][] = [
  ['/', framework + 60],
  // With the transport of its reads, which otherwise would load axios later, and the formats of two languages.
  ['/product/jabuke-za-nepoznate', framework + 65],
  ['/shop/romani', framework + 60],
  ['/o-nama', framework + 60],
  ['/kosarica', framework + 110],
  ['/naplata', framework + 110],
  ['/prijava', framework + 110],
]

/** Marks of the code of editors and developers, which visitors never load. */
const editorMarks = ['__IZLOG_EDIT__', 'prosemirror', 'contenteditable', '/_cli/']

/** Those that the page names to be loaded after its largest picture. */
const scriptsForLater = (html: string) => /<script[^>]* data-scripts="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? []

test.describe('first-load JavaScript', () => {
  for (const [path, budget] of budgets) {
    test(`${path} stays under ${budget} KB`, async ({ request }, testInfo) => {
      const html = await (await request.get(path)).text()
      const inPage = [...html.matchAll(/<script[^>]* src="(\/_next\/[^"]+)"/g)].map(([, src]) => src ?? '')
      const scripts = [...new Set([...inPage, ...scriptsForLater(html)])]
      expect(scripts.length).toBeGreaterThan(3)
      const bodies = await Promise.all(scripts.map(async (src) => (await request.get(src)).body()))
      const modern = bodies.filter(
        (_, i) => !new RegExp(`<script[^>]+src="${scripts[i]?.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}"[^>]*nomodule`, 'i').test(html),
      )
      const size = modern.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) / 1000
      testInfo.annotations.push({ type: 'KB', description: size.toFixed(1) })
      expect(size).toBeLessThan(budget)
      const source = bodies.map(String).join('\n')
      for (const mark of editorMarks) expect(source.includes(mark), mark).toBe(false)
    })
  }
})

test('a list loads its own images and none of the pages that its links prefetch', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => request.resourceType() === 'image' && fetched.push(new URL(request.url()).pathname))
  const prefetches = page.waitForResponse((response) => response.request().headers()['next-router-prefetch'] !== undefined)
  await page.goto('/shop/romani')
  await prefetches
  await page.waitForLoadState('networkidle')
  const shown = await page.evaluate(() =>
    [...document.images].flatMap(({ currentSrc }) => (currentSrc ? new URL(currentSrc).pathname : [])),
  )
  expect(shown.length).toBeGreaterThan(3)
  expect(fetched.filter((path) => path.startsWith('/media/') && !shown.includes(path))).toEqual([])
})

// docs/rules/storefront.md#picture-before-scripts
for (const path of ['/', '/product/jabuke-za-nepoznate'])
  test(`${path} begins with a picture, and its scripts come after it`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    expect(html).not.toMatch(/<script[^>]* src="\/_next\/[^>]+async/)
    expect(scriptsForLater(html).length).toBeGreaterThan(3)
    expect(html.indexOf(' data-scripts=')).toBeGreaterThan(html.lastIndexOf('</footer>'))
    expect(html.slice(0, html.indexOf('<body'))).toContain('fetchPriority="high"')
  })

// docs/rules/platform.md#whole-pages
for (const path of ['/', '/shop/romani', '/o-nama', '/product/jabuke-za-nepoznate'])
  test(`${path} is complete HTML: no part waits for a script`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    expect(html).toContain('<footer')
    expect(html).not.toMatch(/\$RC\(|<div hidden="" id="S:|<!--\$\?-->/)
    expect(html).toContain('data-cookie-notice="question"')
  })
