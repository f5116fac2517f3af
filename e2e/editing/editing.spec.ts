import { editBar, hero, openEditMode, publish, publishedPage, signInEditor, visitorHtml } from '@/e2e/support/editor'
import { expect, expectAccessible, expectNoSideScroll, test } from '@/e2e/support/test'

// docs/rules/editing.md#autosave
test('a title is changed on the page and published, and visitors read it', async ({ page }) => {
  const headers = await signInEditor(page)
  const { path } = await publishedPage(page, headers, { s_1: hero('Prije izmjene', 'Uvod stranice') })
  await openEditMode(page, path)
  await expectAccessible(page)
  await expectNoSideScroll(page)

  const title = page.getByRole('main').getByRole('textbox', { name: 'Naslov', exact: true })
  await title.fill('Šećerana đačke kuće')
  await expect(editBar(page).getByRole('status')).toContainText('Spremljeno u skicu')
  expect(await visitorHtml(page, path), 'a draft is not public').toContain('Prije izmjene')

  await editBar(page)
    .getByRole('button', { name: /^Poništi/ })
    .click()
  await expect(title).toHaveText('Prije izmjene')
  await editBar(page)
    .getByRole('button', { name: /^Ponovi/ })
    .click()
  await expect(title).toHaveText('Šećerana đačke kuće')
  await publish(page)
  await expect.poll(() => visitorHtml(page, path)).toContain('Šećerana đačke kuće')
})

// docs/rules/editing.md#conflict
test.describe('two editors', () => {
  // One of them is stale.
  test.use({ allowedErrors: /409 \(Conflict\)/ })

  test('change different fields of a section on slow lines, and both stay', { tag: '@once' }, async ({ page, browser }) => {
    const headers = await signInEditor(page)
    const { path } = await publishedPage(page, headers, { s_1: hero('Naslov', 'Uvod') })
    const colleague = await (await browser.newContext()).newPage()
    await signInEditor(colleague)
    for (const editor of [page, colleague]) {
      // Each save waits for one of the other editor, so that one of them is stale.
      await editor.route('**/api/v1/cms/draft/save', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 2000))
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
})
