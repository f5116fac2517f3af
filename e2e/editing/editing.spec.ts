import type { Page } from '@playwright/test'
import { editBar, hero, openEditMode, publish, createPublishedPage, signInEditor, visitorReads } from '@/e2e/support/editor'
import { api } from '@/e2e/support/shop'
import { expect, expectAccessible, expectNoSideScroll, test } from '@/e2e/support/test'

const prose = (text: string) => ({
  type: 'rich-text',
  pos: 'b0',
  meta: { body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] } },
})

// docs/rules/editing.md#autosave
test('texts are changed on the page and published, and visitors read them', { tag: '@phone' }, async ({ page }) => {
  const headers = await signInEditor(page)
  const { path } = await createPublishedPage(page, headers, { s_1: hero('Prije izmjene', 'Uvod stranice'), s_2: prose('Dostava') })
  await openEditMode(page, path)
  await expectAccessible(page)
  await expectNoSideScroll(page)

  const title = page.getByRole('main').getByRole('textbox', { name: 'Naslov', exact: true })
  await title.fill('Šećerana đačke kuće')
  await expect(editBar(page).getByRole('status')).toContainText('Spremljeno u skicu')
  expect(await visitorReads(page, path, 'Prije izmjene'), 'a draft is not public').toBe(true)

  await editBar(page)
    .getByRole('button', { name: /^Poništi/ })
    .click()
  await expect(title).toHaveText('Prije izmjene')
  await editBar(page)
    .getByRole('button', { name: /^Ponovi/ })
    .click()
  await expect(title).toHaveText('Šećerana đačke kuće')

  await page.getByRole('main').getByText('Dostava').click()
  const text = page.getByRole('main').locator('[contenteditable="true"]').filter({ hasText: 'Dostava' })
  await expect(text).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type(' je besplatna')
  await expect(text).toHaveText('Dostava je besplatna')
  await publish(page)
  await expect.poll(() => visitorReads(page, path, 'Šećerana đačke kuće')).toBe(true)
  await expect.poll(() => visitorReads(page, path, 'Dostava je besplatna')).toBe(true)
})

// docs/rules/editing.md#conflict
test.describe('two editors', () => {
  // One of them is stale.
  test.use({ allowedErrors: /409 \(Conflict\)/ })

  test('change different fields of a section at the same moment, and both stay', async ({ page, browser }) => {
    const headers = await signInEditor(page)
    const { path } = await createPublishedPage(page, headers, { s_1: hero('Naslov', 'Uvod') })
    const colleague = await (await browser.newContext()).newPage()
    await signInEditor(colleague)
    // Each first save waits for that of the other editor, so that one of them is stale.
    const saving = new Set<Page>()
    let release = () => {}
    const areBothSaving = new Promise<void>((resolve) => (release = resolve))
    for (const editor of [page, colleague]) {
      await editor.route('**/api/v1/cms/draft/save', async (route) => {
        saving.add(editor)
        if (saving.size === 2) release()
        await areBothSaving
        await route.continue()
      })
      await openEditMode(editor, path)
    }
    await page.getByRole('main').getByRole('textbox', { name: 'Naslov', exact: true }).fill('Naslov prve urednice')
    await colleague.getByRole('main').getByRole('textbox', { name: /^Uvod/ }).fill('Uvod druge urednice')
    for (const editor of [page, colleague]) {
      await expect(editor.getByRole('main').getByRole('textbox', { name: 'Naslov', exact: true })).toHaveText('Naslov prve urednice')
      await expect(editor.getByRole('main').getByRole('textbox', { name: /^Uvod/ })).toHaveText('Uvod druge urednice')
    }
    await colleague.context().close()
  })

  test('change the same field, and the later one chooses between both values', async ({ page, browser }) => {
    const headers = await signInEditor(page)
    const { path } = await createPublishedPage(page, headers, { s_1: hero('Naslov', 'Uvod') })
    const colleague = await (await browser.newContext()).newPage()
    await signInEditor(colleague)
    let release = () => {}
    const isReleased = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/api/v1/cms/draft/save', async (route) => {
      await isReleased
      await route.continue()
    })
    for (const editor of [page, colleague]) await openEditMode(editor, path)
    const titleOf = (editor: Page) => editor.getByRole('main').getByRole('textbox', { name: 'Naslov', exact: true })
    await titleOf(page).fill('Moj naslov')
    await titleOf(colleague).fill('Njihov naslov')
    await expect(editBar(colleague).getByRole('status')).toContainText('Spremljeno u skicu')
    release()

    await expect(editBar(page).getByRole('status')).toHaveText('1 polje čeka vašu odluku')
    await editBar(page).getByRole('button', { name: 'Odaberi' }).click()
    await expect(titleOf(page), 'nothing of others lands in the field').toHaveText('Moj naslov')
    const panel = page.getByRole('complementary', { name: 'Promijenjeno i drugdje' })
    await expect(panel.getByText('Moj naslov')).toBeVisible()
    await expect(panel.getByText('Njihov naslov')).toBeVisible()
    await expectAccessible(page)
    await panel.getByRole('button', { name: 'Zadrži moje' }).click()
    await expect(titleOf(colleague)).toHaveText('Moj naslov')
    await publish(page)
    expect(await visitorReads(page, path, 'Moj naslov')).toBe(true)
    await colleague.context().close()
  })
})

// docs/rules/editing.md#autosave
test('typing on a slow line loses and repeats no letter', async ({ page }) => {
  const headers = await signInEditor(page)
  const { path, key } = await createPublishedPage(page, headers, { s_1: hero('x') })
  await openEditMode(page, path)
  // Every other answer is much later than the next one.
  let requests = 0
  await page.route('**/api/v1/cms/draft/save', async (route) => {
    const response = await route.fetch()
    await new Promise((resolve) => setTimeout(resolve, requests++ % 2 === 0 ? 2000 : 50))
    await route.fulfill({ response })
  })
  const title = page.getByRole('main').getByRole('textbox', { name: 'Naslov', exact: true })
  const text = 'Čaša žutog čaja u đačkoj šumi kraj Šibenika, a ljuti čvarci čekaju'
  await title.selectText()
  await title.pressSequentially(text, { delay: 83 })
  await expect(title).toHaveText(text)
  await expect(editBar(page).getByRole('status')).toContainText('Spremljeno u skicu')
  const { document } = await api(page, 'GET', `/api/v1/cms/draft/get?key=${key}`, { headers })
  expect(document.sections.s_1.meta.title).toBe(text)
})
