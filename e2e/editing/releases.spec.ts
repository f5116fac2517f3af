import type { Page } from '@playwright/test'
import { editBar, hero, openEditMode, openTool, publish, createPublishedPage, signInEditor, visitorReads } from '@/e2e/support/editor'
import { api } from '@/e2e/support/shop'
import { expect, expectAccessible, test } from '@/e2e/support/test'

const titleOf = (page: Page) => page.getByRole('main').getByRole('textbox', { name: 'Naslov', exact: true })

/** A moment from now as the form takes it. */
function zagrebTime(seconds: number) {
  const moment = new Date(Date.now() + seconds * 1000)
  return moment.toLocaleString('sv-SE', { timeZone: 'Europe/Zagreb' }).replace(' ', 'T')
}

/** Schedules the changed page, from the publish panel. */
async function schedule(page: Page, seconds: number, title: string) {
  await editBar(page).getByRole('button', { name: 'Objavi', exact: true }).click()
  const panel = page.getByRole('complementary', { name: 'Objava' })
  await panel.getByRole('button', { name: 'Objavi kasnije' }).click()
  await panel.getByLabel('Kada (vrijeme u Zagrebu)').fill(zagrebTime(seconds))
  await panel.getByLabel('Naziv objave').fill(title)
  await panel.getByRole('button', { name: 'Zakaži' }).click()
  await expect(page.getByText(/^Zakazano: /).first()).toBeVisible()
}

/** The release of this title, in the panel of releases. */
async function releaseCard(page: Page, title: string) {
  const panel = page.getByRole('complementary', { name: 'Zakazane objave' })
  if (!(await panel.isVisible())) await openTool(page, 'Zakazane objave')
  return panel.getByRole('listitem').filter({ hasText: title })
}

const day = 24 * 60 * 60

// docs/rules/editing.md#releases
test('a release is moved to a near moment, runs then, and is taken back', async ({ page }) => {
  const headers = await signInEditor(page)
  const { path, slug } = await createPublishedPage(page, headers, { s_1: hero('Stari naslov') })
  await openEditMode(page, path)
  await titleOf(page).fill('Naslov petkom')
  await schedule(page, day, slug)
  expect(await visitorReads(page, path, 'Stari naslov')).toBe(true)

  const card = await releaseCard(page, slug)
  await expect(card).toContainText('Zakazano')
  await expectAccessible(page)
  await card.getByRole('button', { name: 'Premjesti ili preimenuj' }).click()
  await card.getByLabel('Kada (vrijeme u Zagrebu)').fill(zagrebTime(5))
  await card.getByRole('button', { name: 'Spremi' }).click()
  await expect(page.getByText('Spremljeno.').first()).toBeVisible()
  expect(await visitorReads(page, path, 'Stari naslov')).toBe(true)
  await expect.poll(() => visitorReads(page, path, 'Naslov petkom'), { timeout: 20_000 }).toBe(true)

  await openEditMode(page, path)
  const published = await releaseCard(page, slug)
  await published.getByRole('button', { name: 'Vrati staro' }).click()
  await published.getByRole('button', { name: 'Vrati staro' }).click()
  await expect(page.getByText('Posjetitelji opet vide ono od prije objave.').first()).toBeVisible()
  expect(await visitorReads(page, path, 'Stari naslov')).toBe(true)
})

test('a cancelled release does not run, and its draft stays', async ({ page }) => {
  const headers = await signInEditor(page)
  const { path, slug } = await createPublishedPage(page, headers, { s_1: hero('Stari naslov') })
  await openEditMode(page, path)
  await titleOf(page).fill('Naslov koji čeka')
  await schedule(page, day, slug)
  const card = await releaseCard(page, slug)
  await card.getByRole('button', { name: 'Otkaži objavu' }).click()
  await card.getByRole('button', { name: 'Otkaži objavu' }).click()
  await page.getByText(/^Otkazane \(\d+\)$/).click()
  await expect(card).toContainText('Otkazano')
  await expect(titleOf(page)).toHaveText('Naslov koji čeka')
  expect(await visitorReads(page, path, 'Stari naslov')).toBe(true)
})

// docs/rules/editing.md#restore
test('an old version is looked at, restored as one step, and published', async ({ page }) => {
  const headers = await signInEditor(page)
  const { path } = await createPublishedPage(page, headers, { s_1: hero('Prva inačica') })
  await openEditMode(page, path)
  await titleOf(page).fill('Druga inačica')
  await publish(page)
  expect(await visitorReads(page, path, 'Druga inačica')).toBe(true)

  const panel = await openTool(page, 'Inačice')
  await panel.getByRole('listitem').filter({ hasText: 'Objava', hasNotText: 'Vide posjetitelji' }).first().getByRole('button').click()
  await expect(page.getByRole('main').getByText('Prva inačica')).toBeVisible()
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Vrati ovu inačicu u skicu' }).click()
  await expect(titleOf(page)).toHaveText('Prva inačica')
  await editBar(page)
    .getByRole('button', { name: /^Poništi/ })
    .click()
  await expect(titleOf(page)).toHaveText('Druga inačica')
  await editBar(page)
    .getByRole('button', { name: /^Ponovi/ })
    .click()
  await expect(titleOf(page)).toHaveText('Prva inačica')
  await publish(page)
  expect(await visitorReads(page, path, 'Prva inačica')).toBe(true)
})

// docs/rules/lens.md#moment-right
test('staff read a page as it will be at a moment, visitors and bad moments do not', async ({ page }) => {
  const headers = await signInEditor(page)
  const at = (days: number) => new Date(Date.now() + days * day * 1000).toISOString()
  const later = { ...hero('Tek petkom'), pos: 'b0', when: { from: at(2) } }
  const { slug } = await createPublishedPage(page, headers, { s_1: hero('Svaki dan'), s_2: later })
  const read = async (own: Record<string, string>) =>
    JSON.stringify(await api(page, 'GET', `/api/v1/cms/page/get?slug=${slug}`, { headers: own })).includes('Tek petkom')
  expect(await read(headers)).toBe(false)
  expect(await read({ ...headers, 'x-izlog-moment': at(3) })).toBe(true)
  expect(await read({ 'x-izlog-moment': at(3) })).toBe(false)
  await expect(read({ ...headers, 'x-izlog-moment': 'petak' })).rejects.toThrow('422')
})
