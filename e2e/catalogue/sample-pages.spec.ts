import { expect, test } from '@/e2e/support/test'

// docs/rules/catalog.md#sample-pages
test('sample pages are turned by keys and buttons, and the focus returns', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/product/tetke')
  const open = page.getByRole('link', { name: 'Prolistaj' })
  await expect(open).toHaveAttribute('data-early', 'live')
  await open.click()
  const dialog = page.getByRole('dialog', { name: 'Prolistaj: Tetke' })
  const place = dialog.getByRole('status')
  const isPhone = (page.viewportSize()?.width ?? 0) < 1024
  await expect(place).toHaveText(isPhone ? 'Stranica 1 od 3' : 'Stranice 1 i 2 od 3')
  await page.keyboard.press('ArrowRight')
  await expect(place).toHaveText(isPhone ? 'Stranica 2 od 3' : 'Stranica 3 od 3')
  await page.keyboard.press('End')
  await expect(place).toHaveText('Stranica 3 od 3')
  await expect(dialog.getByRole('img', { name: 'Tetke, stranica 8' })).toBeInViewport()
  await dialog.getByRole('button', { name: 'Prethodna stranica' }).click()
  await expect(place).toHaveText(isPhone ? 'Stranica 2 od 3' : 'Stranice 1 i 2 od 3')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(open).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the first sample page is a link away', async ({ page, request }) => {
    await page.goto('/product/tetke')
    const href = await page.getByRole('link', { name: 'Prolistaj' }).getAttribute('href')
    expect((await request.get(href ?? '')).headers()['content-type']).toBe('image/webp')
  })

  // docs/rules/storefront.md#without-javascript
  test('a product shows no control that would do nothing', async ({ page }) => {
    await page.goto('/product/tetke')
    const content = page.getByRole('main')
    await expect(content.getByText(/Za kupnju preglednik treba JavaScript/)).toBeVisible()
    await expect(content.getByRole('button', { name: /košaric|popis|Podijeli|Povećaj|Smanji/i })).toHaveCount(0)
    await expect(content.getByRole('spinbutton')).toHaveCount(0)
  })
})
