import { book } from './support/shop'
import { expect, test } from './support/test'

test('a shopper browses and buys with the keyboard alone', async ({ page }) => {
  await page.goto('/shop/romani')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Preskoči na sadržaj' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#main, main').first()).toBeFocused()

  const wanted = page.getByRole('main').getByRole('link', { name: book.name }).first()
  for (let i = 0; i < 80 && !(await wanted.evaluate((link) => link === document.activeElement)); i++) await page.keyboard.press('Tab')
  await expect(wanted).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: book.name })).toBeVisible()

  const add = page.getByRole('main').getByRole('button', { name: 'Dodaj u košaricu' }).first()
  for (let i = 0; i < 60 && !(await add.evaluate((button) => button === document.activeElement)); i++) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const window = page.getByRole('dialog', { name: 'Dodano u košaricu' })
  await expect(window).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(window).toBeHidden()
  await expect(add).toBeFocused()
})
