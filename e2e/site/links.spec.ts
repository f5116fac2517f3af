import { expect, test } from '@/e2e/support/test'

// docs/rules/storefront.md#route-change: a personal page shows nothing of its own at first, which the router would scroll to.
test('a page opens at its top, without being loaded anew, and Back shows the last one where it was', async ({ page }) => {
  await page.goto('/o-nama')
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => Reflect.set(window, 'isSameDocument', true))
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Moj račun' })
  await link.scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => window.scrollY)
  expect(left).toBeGreaterThan(300)
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveURL(/\/profil$/)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/o-nama$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true)
})

// docs/rules/storefront.md#links
test('the pages of links are prefetched under the pointer, not in sight', async ({ page }) => {
  const prefetched: string[] = []
  page.on('request', (request) => request.headers()['next-router-prefetch'] && prefetched.push(new URL(request.url()).pathname))
  await page.goto('/product/bonaca')
  await page.waitForLoadState('networkidle')
  const crumb = page.getByRole('main').getByRole('link', { name: 'Knjižara' })
  expect(prefetched).not.toContain('/shop')
  await crumb.hover()
  await expect.poll(() => prefetched).toContain('/shop')
})
