import { newPerson, secretMailedTo } from '@/e2e/support/accounts'
import { expect, expectAccessible, expectNoSideScroll, test } from '@/e2e/support/test'

test(
  'sets no optional cookie before the choice, which is made by category and changed from the footer',
  { tag: '@phone' },
  async ({ page }) => {
    const notice = page.getByRole('form', { name: 'Obavijest o kolačićima' })
    const category = (name: string) => notice.getByRole('switch', { name })
    await page.goto('/o-nama')
    await expect(notice.getByRole('button')).toHaveText(['Slažem se', 'Samo nužni', 'Postavke'])
    expect((await page.context().cookies()).filter(({ name }) => name === 'cookie-consent')).toEqual([])
    await notice.getByRole('button', { name: 'Postavke' }).click()
    await expect(category('Nužni')).toBeDisabled()
    await expect(category('Statistika')).not.toBeChecked()
    await expectAccessible(page)
    await expectNoSideScroll(page)
    await category('Statistika').check()
    await notice.getByRole('button', { name: 'Spremi odabir' }).click()
    await expect(notice).toHaveCount(0)

    await page.reload()
    await page.getByRole('contentinfo').getByRole('button', { name: 'Postavke kolačića' }).click()
    await expect(category('Statistika')).toBeChecked()
    await expect(category('Oglasi i video')).not.toBeChecked()
    await notice.getByRole('button', { name: 'Samo nužni' }).click()
    const [stored] = (await page.context().cookies()).filter(({ name }) => name === 'cookie-consent')
    expect(JSON.parse(decodeURIComponent(stored?.value ?? ''))).toMatchObject({ allowed: ['necessary'] })
  },
)

test('a cookie choice in one tab closes the notice in the others', async ({ page, context }) => {
  const notice = (tab: typeof page) => tab.getByRole('form', { name: 'Obavijest o kolačićima' })
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/o-nama')
    await expect(notice(tab)).toBeVisible()
  }
  await notice(page).getByRole('button', { name: 'Samo nužni' }).click()
  await expect(notice(other)).toHaveCount(0)
})

test('a link in the mail confirms the newsletter, and another unsubscribes', async ({ page }) => {
  const { email } = newPerson()
  await page.goto('/')
  await page.getByRole('button', { name: 'Samo nužni' }).click()
  const address = page.getByRole('textbox', { name: 'Adresa e-pošte' })
  const join = page.getByRole('button', { name: 'Pišite mi' })
  await address.fill(email)
  await join.click()
  await expect(page.getByText('Označite da želite primati pisma')).toBeVisible()
  await expect(address).toHaveValue(email)
  await page.getByRole('checkbox').and(page.locator('[name=consent]')).check()
  await join.click()
  await expect(page.getByText('Poslali smo vam poruku.')).toBeVisible()

  await page.goto(`/potvrdi-email?newsletter=${await secretMailedTo(email, /newsletter=([\w.%-]+)/)}`)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Potvrdi prijavu' }).click()
  await expect(page.getByText('Prijava je potvrđena')).toBeVisible()
  await expectAccessible(page)
  await expectNoSideScroll(page)

  await page.goto(`/odjava?letter=${await secretMailedTo(email, /[?]letter=([\w.%-]+)/)}`)
  await page.getByRole('button', { name: 'Odjavi me' }).click()
  await expect(page.getByText(`Na ${email} više ne šaljemo pisma.`)).toBeVisible()
  await expectAccessible(page)
  await expectNoSideScroll(page)
})
