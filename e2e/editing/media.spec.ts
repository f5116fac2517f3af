import type { Page } from '@playwright/test'
import { editBar, openEditMode, createPublishedPage, signInEditor, visitorReads } from '@/e2e/support/editor'
import { api } from '@/e2e/support/shop'
import { expect, expectAccessible, expectNoSideScroll, test } from '@/e2e/support/test'

/** Draws pictures in the page: small PNG files whose bytes differ from run to run. */
async function drawPictures(page: Page, { count, name }: { count: number; name: string }) {
  const urls = await page.evaluate(
    ({ count: total, seed }) =>
      Array.from({ length: total }, (_, index) => {
        const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 200 })
        const context = canvas.getContext('2d')
        if (context) {
          context.fillStyle = `hsl(${(index * 360) / total} 60% 60%)`
          context.fillRect(0, 0, 320, 200)
          context.fillStyle = 'black'
          context.fillText(`${seed} ${index}`, 20, 100)
        }
        return canvas.toDataURL('image/png')
      }),
    { count, seed: `${name} ${Date.now()} ${Math.random()}` },
  )
  return urls.map((url, index) => ({
    name: `${name}-${index + 1}.png`,
    mimeType: 'image/png',
    buffer: Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'),
  }))
}

const emptyPicture = { s_1: { type: 'image-text', pos: 'a0', meta: { title: 'Naša čitaonica' } } }

// docs/rules/media.md#upload-once
test.describe('uploads', () => {
  test.use({ allowedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK/ })

  test('20 files arrive although the network is cut in the middle, and one is published', async ({ page }) => {
    const headers = await signInEditor(page)
    const { key, path } = await createPublishedPage(page, headers, emptyPicture)
    await openEditMode(page, path)
    const files = await drawPictures(page, { count: 20, name: `čitaonica-${Date.now().toString(36)}` })

    await page
      .getByRole('main')
      .getByRole('button', { name: /^Dodaj sliku/ })
      .click()
    const library = page.getByRole('dialog', { name: 'Odaberite sliku' })
    await expect(library.getByRole('list', { name: 'Datoteke' })).toBeVisible()
    await expectAccessible(page)

    // The network goes while files are on their way, after the first ones have arrived.
    let requests = 0
    await page.route('**/api/v2/media/upload', async (route) => {
      requests += 1
      if (requests === 6) await page.context().setOffline(true)
      await route.continue().catch(() => {})
    })
    await library.locator('input[type=file][multiple]').setInputFiles(files)
    await expect(library.getByText('Čeka vezu').first()).toBeVisible()
    await page.context().setOffline(false)
    await expect(library.getByText('Poslano 20 od 20')).toBeVisible({ timeout: 60_000 })

    const [first] = files
    const title = first?.name.replace('.png', '') ?? ''
    await library.getByRole('searchbox', { name: /^Traži/ }).fill(title)
    await library.getByRole('button', { name: new RegExp(`^${title} `) }).click()
    await library.getByRole('button', { name: 'Odaberi' }).click()
    await expect(library).toBeHidden()
    const picture = page.getByRole('main').getByRole('button', { name: /slika\. Enter otvara alate/i })
    await expect(picture).toBeVisible()
    const source = (await picture.getAttribute('src')) ?? ''
    await expect(editBar(page).getByRole('status')).toContainText('Spremljeno u skicu')
    expect(await visitorReads(page, path, source), 'a draft is not public').toBe(false)
    const { revision } = await api(page, 'GET', `/api/v1/cms/draft/get?key=${key}`, { headers })
    await api(page, 'POST', '/api/v1/cms/draft/publish', { headers, data: { documents: [{ key, revision }] } })
    expect(await visitorReads(page, path, source)).toBe(true)
  })
})

// docs/rules/media.md#crop
test(
  'a picture gets a focal point by keys and an alternative text, and the library has no obstacles',
  { tag: '@phone' },
  async ({ page }) => {
    await signInEditor(page)
    await page.goto('/admin/media')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Knjižnica slika i datoteka')
    const items = page.getByRole('list', { name: 'Datoteke' })
    await expect(items).toBeVisible()
    const [file] = await drawPictures(page, { count: 1, name: `žarište-${Date.now().toString(36)}` })
    if (file) await page.locator('input[type=file][multiple]').setInputFiles(file)
    await expect(page.getByText('Poslano 1 od 1')).toBeVisible()
    await expectAccessible(page)
    await expectNoSideScroll(page)

    await page.getByRole('region', { name: 'Odabrana datoteka' }).getByRole('button', { name: 'Uredi' }).click()
    const modal = page.getByRole('dialog')
    await modal.getByRole('textbox', { name: 'Zamjenski tekst' }).fill('Čitaonica uz prozor')
    await modal.getByRole('tab', { name: 'Žarište i izrez' }).click()
    const mark = modal.getByRole('button', { name: /^Žarište: / })
    await mark.focus()
    await page.keyboard.press('Shift+ArrowRight')
    await expect(mark).toHaveAccessibleName('Žarište: 60 % slijeva, 50 % odozgo')
    await expectAccessible(page)
    await modal.getByRole('button', { name: 'Spremi' }).click()
    await expect(modal).toBeHidden()
    await page.getByRole('region', { name: 'Odabrana datoteka' }).getByRole('button', { name: 'Uredi' }).click()
    await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Zamjenski tekst' })).toHaveValue('Čitaonica uz prozor')
  },
)
