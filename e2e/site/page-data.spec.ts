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

  test('was lost asks for it again, and stays', async ({ page }) => {
    await page.route(data, (route) => route.abort(), { times: 1 })
    await page.goto('/product/bonaca')
    await isHydrated(page)
    expect(await page.evaluate(() => performance.getEntriesByType('navigation').map((entry) => Reflect.get(entry, 'type')))).toEqual([
      'navigate',
    ])
  })
})
