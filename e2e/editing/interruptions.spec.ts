import { chromium, type Page, type Route } from '@playwright/test'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { editBar, hero, openEditMode, publish, createPublishedPage, signInEditor, visitorReads } from '@/e2e/support/editor'
import { firstSignIn } from '@/e2e/support/office'
import { api } from '@/e2e/support/shop'
import { expect, test } from '@/e2e/support/test'

const titleOf = (page: Page) => page.getByRole('main').getByRole('textbox', { name: 'Naslov', exact: true })

// docs/rules/editing.md#journal
test('typed text survives a killed browser', async ({ page, baseURL }) => {
  const headers = await signInEditor(page)
  const { path: address, key } = await createPublishedPage(page, headers, { s_1: hero('Prije nestanka struje') })
  const profile = mkdtempSync(path.join(tmpdir(), 'izlog-profile-'))
  const start = () => chromium.launchPersistentContext(profile, { ...test.info().project.use.launchOptions, baseURL, locale: 'hr-HR' })

  const before = await start()
  const first = before.pages()[0] ?? (await before.newPage())
  await signInEditor(first)
  await openEditMode(first, address)
  await first.route('**/api/v1/cms/draft/save', (route) => route.abort())
  await titleOf(first).fill('Poslije nestanka struje')
  await expect(editBar(first).getByRole('status')).toContainText('promjene čuvam ovdje')
  const closed = new Promise((resolve) => before.once('close', resolve))
  killProcessesOf(profile)
  await closed

  const after = await start()
  const second = after.pages()[0] ?? (await after.newPage())
  await signInEditor(second)
  await openEditMode(second, address)
  await expect(titleOf(second)).toHaveText('Poslije nestanka struje')
  await expect(second.getByText('1 promjena nije bila spremljena, vraćena je.').first()).toBeVisible()
  await expect(editBar(second).getByRole('status')).toContainText('Spremljeno u skicu')
  const { document } = await api(page, 'GET', `/api/v1/cms/draft/get?key=${key}`, { headers })
  expect(document.sections.s_1.meta.title).toBe('Poslije nestanka struje')
  await publish(second)
  expect(await visitorReads(second, address, 'Poslije nestanka struje')).toBe(true)
  await after.close()
  rmSync(profile, { recursive: true, force: true })
})

/** As a power cut does: nothing is closed or written any more. */
function killProcessesOf(profile: string) {
  const pids = execFileSync('pgrep', ['-f', profile], { encoding: 'utf8' }).trim().split('\n').map(Number)
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It ended with its parent.
    }
  }
}

// docs/rules/editing.md#ended-session
test.describe('an ended session', () => {
  test.use({ allowedErrors: /40[13]/ })

  test('asks for the password over the page and then saves what was typed meanwhile', async ({ page }) => {
    const headers = await signInEditor(page)
    const { path: address } = await createPublishedPage(page, headers, { s_1: hero('Prije odjave') })
    await openEditMode(page, address)
    // The session ends between the keystroke and its save.
    const signOutFirst = async (route: Route) => {
      await api(page, 'POST', '/api/auth/logout', { headers })
      await route.continue()
    }
    await page.route('**/api/v1/cms/draft/save', signOutFirst, { times: 1 })
    await titleOf(page).fill('Napisano nakon odjave')

    const dialog = page.getByRole('dialog', { name: 'Prijava je istekla' })
    await expect(editBar(page).getByRole('status')).toContainText('Prijava je istekla')
    await expect(titleOf(page)).toBeFocused()
    await editBar(page).getByRole('button', { name: 'Prijavi se' }).click()
    await expect(dialog).toBeVisible()
    const { username, password } = firstSignIn()
    await dialog.getByLabel('E-pošta').fill(username)
    await dialog.getByRole('textbox', { name: 'Lozinka' }).fill(password)
    await dialog.getByRole('button', { name: 'Prijavi se', exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(titleOf(page)).toHaveText('Napisano nakon odjave')
    await expect(editBar(page).getByRole('status')).toContainText('Spremljeno u skicu')
    await publish(page)
    expect(await visitorReads(page, address, 'Napisano nakon odjave')).toBe(true)
  })
})
