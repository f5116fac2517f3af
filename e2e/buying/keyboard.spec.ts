import type { Locator, Page } from '@playwright/test'
import { book, buyer } from '@/e2e/support/shop'
import { expect, test } from '@/e2e/support/test'

/** Presses the key until the target has focus. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeVisible()
  for (let i = 0; i < 100 && !(await target.evaluate((element) => element === document.activeElement)); i++) await page.keyboard.press(key)
  await expect(target).toBeFocused()
}

/** A key press does not wait for an enabled button, as a click does, so this waits first. */
async function press(page: Page, target: Locator) {
  await tabTo(page, target)
  await expect(target).toBeEnabled()
  await page.keyboard.press('Enter')
}

/** Enters the radio group with Tab and reaches the choice with the arrow keys. */
async function choose(page: Page, choice: Locator) {
  await expect(choice).toBeVisible()
  const isInGroup = () => choice.evaluate((input) => document.activeElement?.getAttribute('name') === input.getAttribute('name'))
  for (let i = 0; i < 100 && !(await isInGroup()); i++) await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  for (let i = 0; i < 10 && !(await choice.isChecked()); i++) await page.keyboard.press('ArrowDown')
  await expect(choice).toBeChecked()
  await expect(choice).toBeFocused()
}

test('browses and orders with the keyboard only', async ({ page }) => {
  const main = page.getByRole('main')
  const button = (name: string) => main.getByRole('button', { name })
  const heading = (name: string) => page.getByRole('heading', { name })

  await page.goto('/shop/romani')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Preskoči na sadržaj' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#main, main').first()).toBeFocused()
  await press(page, main.getByRole('link', { name: book.name }).first())
  await expect(page.getByRole('heading', { level: 1, name: book.name })).toBeVisible()

  const add = button('Dodaj u košaricu').first()
  await press(page, add)
  const dialog = page.getByRole('dialog', { name: 'Dodano u košaricu' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(add).toBeFocused()

  await tabTo(
    page,
    page
      .getByRole('banner')
      .getByRole('link', { name: /košaric/i })
      .first(),
    'Shift+Tab',
  )
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Košarica' })).toBeVisible()
  await press(page, main.getByRole('link', { name: 'Na naplatu' }))

  await expect(heading('Kamo šaljemo?')).toBeVisible()
  const address = { Ime: buyer.firstName, Prezime: buyer.lastName, 'Adresa e-pošte': buyer.email, Telefon: buyer.phone }
  const place = { Ulica: buyer.street, 'Kućni broj': buyer.houseNumber, 'Poštanski broj': buyer.zipCode, Mjesto: buyer.city }
  for (const [label, value] of Object.entries({ ...address, ...place })) {
    await tabTo(page, main.getByRole('textbox', { name: new RegExp(`^${label}`) }))
    await page.keyboard.type(value)
  }
  for (const consent of await page.getByRole('group', { name: 'Privole' }).getByRole('checkbox').and(page.locator('[required]')).all()) {
    await tabTo(page, consent)
    await page.keyboard.press('Space')
  }
  await press(page, button('Nastavi na dostavu'))

  await expect(heading('Kako da stigne?')).toBeFocused()
  await choose(page, main.getByRole('radio', { name: /adresu/ }))
  await press(page, button('Nastavi na plaćanje'))

  await expect(heading('Kako plaćate?')).toBeFocused()
  await choose(page, main.getByRole('radio', { name: /pouzeć/i }))
  await press(page, button('Naruči uz obvezu plaćanja'))
  await expect(heading('Hvala na narudžbi')).toBeVisible()
})
