import { expect, type Page } from '@playwright/test'
import { firstSignIn } from './office'
import { api } from './shop'

type Section = { type: string; pos: string; [part: string]: unknown }
export type Sections = { [id: string]: Section }

let last = 0

/** A hero as documents hold it. */
export const hero = (title: string, lead = ''): Section => ({ type: 'hero', pos: 'a0', meta: { title, lead } })

/** Signs the first back-office user in through the API, in this page's browser context, with the cookie choice made. Gives the headers for more calls. */
export async function signInEditor(page: Page): Promise<{ accessToken: string }> {
  const { tokens, user } = await api(page, 'POST', '/api/v1/login?strategy=admin', { data: firstSignIn() })
  const value = encodeURIComponent(JSON.stringify({ v: 1, allowed: ['necessary'] }))
  await page.context().addCookies([{ name: 'cookie-consent', value, url: process.env.E2E_BASE_URL ?? 'http://localhost:3000' }])
  await page.addInitScript((id) => window.localStorage.setItem('signed-in', id), String(user.id))
  return { accessToken: tokens.accessToken }
}

/** Creates a published page with these sections, for one journey. */
export async function createPublishedPage(page: Page, headers: { accessToken: string }, sections: Sections) {
  const slug = `proba-${Date.now().toString(36)}-${process.pid}-${++last}`
  const { id } = await api(page, 'POST', '/api/v1/cms/page/office/create', { headers, data: { title: 'Stranica za probu', slug } })
  const key = `page:${id}`
  const { revision } = await api(page, 'GET', `/api/v1/cms/draft/get?key=${key}`, { headers })
  const changes = Object.entries(sections).map(([section, value]) => ({ kind: 'add', section, value }))
  const { batches } = await api(page, 'PATCH', '/api/v1/cms/draft/save', {
    headers,
    data: { key, revision, client: `e2e-${slug}`, sequence: 1, changes },
  })
  await api(page, 'POST', '/api/v1/cms/draft/publish', { headers, data: { documents: [{ key, revision: batches[0].revision }] } })
  return { id, key, slug, path: `/${slug}` }
}

export const editBar = (page: Page) => page.getByRole('complementary', { name: 'Traka uređivanja' })

/** Opens a side panel from the menu of tools. */
export async function openTool(page: Page, name: string) {
  await editBar(page).getByRole('button', { name: 'Alati' }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
  const panel = page.getByRole('complementary', { name })
  await expect(panel).toBeVisible()
  return panel
}

/** Opens a page in the edit mode and waits for its canvas. */
export async function openEditMode(page: Page, path: string) {
  await page.goto(`${path}?editPage=true`)
  await expect(editBar(page)).toBeVisible()
  await expect(page.getByRole('main').locator('[data-edit-section]').first()).toBeVisible()
}

/** What a visitor without a session gets. */
export async function visitorHtml(page: Page, path: string): Promise<string> {
  const response = await fetch(new URL(path, page.url()))
  expect(response.status, path).toBe(200)
  return response.text()
}

/** Whether a visitor without a session gets this text. */
export async function visitorReads(page: Page, path: string, text: string): Promise<boolean> {
  return (await visitorHtml(page, path)).includes(text)
}

/** Publishes everything that has changed, by the publish panel. */
export async function publish(page: Page) {
  await editBar(page).getByRole('button', { name: 'Objavi', exact: true }).click()
  const panel = page.getByRole('complementary', { name: 'Objava' })
  // The note of an earlier publication may still be on the screen.
  const answer = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/v1/cms/draft/publish')
  await panel.getByRole('button', { name: /^Objavi (?!kasnije)/ }).click()
  expect((await answer).status()).toBe(200)
  // The note is gone after three seconds, the bar's word stays.
  await expect(page.getByText(/^(?:O|Sve je o)bjavljen/).first()).toBeVisible()
}
