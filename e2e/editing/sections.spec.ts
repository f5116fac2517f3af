import type { Page } from '@playwright/test'
import { editBar, hero, openEditMode, publish, createPublishedPage, signInEditor, visitorHtml } from '@/e2e/support/editor'
import { expect, expectAccessible, expectNoSideScroll, test } from '@/e2e/support/test'

const titled = (pos: string, title: string) => ({ type: 'page-title', pos, meta: { title } })
const titleField = (page: Page, text: string) =>
  page.getByRole('main').getByRole('textbox', { name: 'Naslov', exact: true }).filter({ hasText: text })

/** The section of a title, with the focus in its toolbar. */
async function selectSection(page: Page, title: string) {
  await titleField(page, title).focus()
  const settings = page.getByRole('toolbar').getByRole('button', { name: 'Postavke odjeljka' })
  await expect(settings).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(settings).toBeFocused()
}

// docs/rules/editing.md#section-keys, docs/rules/editing.md#escape
test('sections are moved, hidden and removed by keyboard, with words for each step', { tag: '@phone' }, async ({ page }) => {
  const headers = await signInEditor(page)
  const { path } = await createPublishedPage(page, headers, { s_1: hero('Prvi'), s_2: titled('b0', 'Drugi'), s_3: titled('c0', 'Treći') })
  await openEditMode(page, path)
  await selectSection(page, 'Prvi')
  await expectAccessible(page)
  await expectNoSideScroll(page)

  await page.keyboard.press('Alt+ArrowDown')
  await expect(page.getByText('Naslovni odjeljak pomaknut na mjesto 2 od 3')).toBeAttached()
  await page.keyboard.press('Alt+Shift+ArrowDown')
  await expect(page.getByText('Naslovni odjeljak pomaknut na mjesto 3 od 3')).toBeAttached()
  await page.keyboard.press('Delete')
  await expect(titleField(page, 'Prvi')).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(titleField(page, 'Prvi')).toHaveCount(1)

  await selectSection(page, 'Treći')
  await page.getByRole('button', { name: 'Više mogućnosti' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Sakrij na mobitelu' }).press('Enter')
  await expect(page.getByText('Naslov stranice: skriveno na mobitelu')).toBeAttached()

  await editBar(page).getByRole('button', { name: 'Odjeljci stranice' }).click()
  await expect(page.getByRole('tree', { name: 'Odjeljci stranice' })).toBeVisible()
  await expectAccessible(page)
  await publish(page)
  await expect(async () => {
    const html = await visitorHtml(page, path)
    expect(html.indexOf('Drugi</h1>')).toBeGreaterThan(-1)
    expect(html.indexOf('Drugi</h1>')).toBeLessThan(html.indexOf('Prvi</h1>'))
    expect(html).toContain('max-sm:hidden')
  }).toPass()
})

// docs/rules/editing.md#clipboard
test('a section is moved to another page by the clipboard', async ({ page }) => {
  const headers = await signInEditor(page)
  const from = await createPublishedPage(page, headers, { s_1: titled('a0', 'Ostaje'), s_2: titled('b0', 'Seli se') })
  const to = await createPublishedPage(page, headers, { s_1: titled('a0', 'Čeka') })
  await openEditMode(page, from.path)
  await selectSection(page, 'Seli se')
  await page.keyboard.press('Control+x')
  await expect(titleField(page, 'Seli se')).toHaveCount(0)
  await publish(page)

  await openEditMode(page, to.path)
  await selectSection(page, 'Čeka')
  await page.keyboard.press('Control+v')
  await expect(titleField(page, 'Seli se')).toBeVisible()
  await publish(page)
  await expect(async () => {
    expect(await visitorHtml(page, to.path)).toContain('Seli se')
    expect(await visitorHtml(page, from.path)).not.toContain('Seli se</h1>')
  }).toPass()
})

test('a section is chosen by its picture and stands with the focus in its first text', { tag: '@phone' }, async ({ page }) => {
  const headers = await signInEditor(page)
  const { path } = await createPublishedPage(page, headers, { s_1: titled('a0', 'Prvi') })
  await openEditMode(page, path)
  await selectSection(page, 'Prvi')
  await page.keyboard.press('/')
  const manager = page.getByRole('dialog', { name: 'Dodaj odjeljak' })
  await expect(manager.getByRole('searchbox')).toBeFocused()
  await expect(manager.getByRole('button', { name: 'Naslovni odjeljak' })).toBeVisible()
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await manager.getByRole('button', { name: 'Pitanja i odgovori' }).click()
  await expect(titleField(page, 'Česta pitanja')).toBeFocused()
})
