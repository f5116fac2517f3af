import type { Page } from '@playwright/test'
import { expect, test } from '@/e2e/support/test'

const data = '**/_page-data/**'
const isHydrated = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react'))))
    .toBe(true)

// docs/rules/storefront.md#page-data
test.describe('a stored page whose data', () => {
  test.use({ allowedErrors: /404|ERR_FAILED/ })

  test.beforeEach(async ({ request }) => {
    await expect.poll(async () => (await request.get('/product/bonaca')).headers()['x-izlog-cache']).toBe('hit')
  })

  test('was replaced is loaded again', async ({ page }) => {
    await page.route(data, (route) => route.fulfill({ status: 404 }), { times: 1 })
    await page.goto('/product/bonaca')
    await isHydrated(page)
    expect(await page.evaluate(() => performance.getEntriesByType('navigation').map((entry) => Reflect.get(entry, 'type')))).toEqual([
      'reload',
    ])
  })

  test('was replaced while the visitor reloads it is loaded again, once', async ({ page }) => {
    await page.goto('/product/bonaca')
    await isHydrated(page)
    const asked: string[] = []
    await page.route(data, async (route) => {
      asked.push(route.request().url())
      if (asked.length > 2) await route.continue()
      else await route.fulfill({ status: 404 })
    })
    await page.reload()
    await isHydrated(page)
    // That of the reload, that of the page's own, and the one after it.
    expect(asked).toHaveLength(3)
  })

  test('was lost asks for it again, and stays', async ({ page }) => {
    await page.route(data, (route) => route.abort(), { times: 1 })
    await page.goto('/product/bonaca')
    await isHydrated(page)
    expect(await page.evaluate(() => performance.getEntriesByType('navigation').map((entry) => Reflect.get(entry, 'type')))).toEqual([
      'navigate',
    ])
  })
})

// docs/rules/platform.md#address-of-shared-pages
test('what one visitor asks with is in no page of another', async ({ request }) => {
  // Nobody has asked for these pages before, so they are rendered for the first of the two.
  const callers: Record<string, string>[] = [{}, { authorization: 'x' }]
  for (const path of ['/zahtjev-o-privatnosti/podaci', '/preuzmi', '/en/set-password']) {
    await request.get(`${path}?token=TAJNA`)
    for (const headers of callers) {
      const html = await (await request.get(`${path}?token=DRUGA`, { headers })).text()
      const name = /data-page="([^"]+)"/.exec(html)?.[1]
      const data = name === undefined ? '' : await (await request.get(`/_page-data/${name}${path}?token=DRUGA`)).text()
      expect(html + data).toContain('__next_f')
      expect(html + data).not.toContain('TAJNA')
    }
  }
  await request.get('/en/nothing/TAJNA')
  const missing = await request.get('/en/nothing/else')
  expect(missing.status()).toBe(404)
  expect(await missing.text()).not.toContain('TAJNA')
})
