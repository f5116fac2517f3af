import { createArchivedProduct } from '@/e2e/support/archived-product'
import { expect, expectAccessible, expectFitsLargeText, expectNoSideScroll, test } from '@/e2e/support/test'

const pages: [string, RegExp][] = [
  ['/', /./],
  ['/shop', /Knjižara/],
  ['/shop/romani', /Romani/],
  ['/shop/romani?sort=najjeftinije&page=2', /Romani/],
  ['/product/jabuke-za-nepoznate', /Jabuke za nepoznate/],
  ['/pretraga?q=krleza', /Rezultati pretrage za/],
  ['/pretraga', /./],
  ['/kosarica', /Košarica/],
  ['/naplata', /Naplata/],
  ['/checkout/failure', /Nijedno plaćanje nije u tijeku/],
  ['/objave', /./],
  ['/o-nama', /./],
  ['/dostava', /./],
  ['/pravila-privatnosti', /./],
  ['/kontakt', /./],
  ['/prijava', /Prijava/],
  ['/registracija', /./],
  ['/profil', /./],
]

test.describe('thank-you page of an unknown order', () => {
  // The browser logs the failed request for the order.
  test.use({ allowedErrors: /404/ })
  testPage('/naplata/uspjesna?orderSlug=nepoznata', /Ovu narudžbu ovdje ne možemo prikazati/)
})

for (const [path, title] of pages) testPage(path, title)

function testPage(path: string, title: RegExp) {
  test(`${path} is Croatian, accessible and has no horizontal overflow`, { tag: '@phone' }, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.locator('html')).toHaveAttribute('lang', 'hr')
    if (path !== '/') await expect(page).not.toHaveTitle('Pod lampom')
    await expectNoSideScroll(page)
    await expectAccessible(page)
    await expectFitsLargeText(page)
  })
}

test('unknown addresses return 404', async ({ page, request }) => {
  for (const path of ['/ovoga-nema', '/shop/ovoga-nema', '/product/ovoga-nema', '/objave/ovoga-nema', '/a/b/c']) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(404)
    // Whole without JavaScript: language, text, header and search.
    const html = await answer.text()
    expect(html, path).toContain('<html lang="hr"')
    expect(html, path).toMatch(/<h1[^>]*>Stranica nije pronađena/)
    expect(html, path).toContain('<header')
    expect(html, path).toContain('action="/pretraga"')
  }
  await page.goto('/pocetna')
  await expect(page).toHaveURL('/')
})

test.describe('an archived product', () => {
  // The browser logs the 410 of the document.
  test.use({ allowedErrors: /410/ })

  test('returns 410 and shows similar products', { tag: '@phone' }, async ({ page, request }) => {
    const name = 'Otorinolaringološkoprotivrevolucionarna čitanka'
    const slug = await createArchivedProduct({ name, category: 'romani' })
    const answer = await page.goto(`/product/${slug}`)
    expect(answer?.status()).toBe(410)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(4)
    await expectNoSideScroll(page)
    await expectAccessible(page)
    expect((await request.get(`/product/${slug}`)).status(), 'from the page cache').toBe(410)
    await page.getByRole('link', { name: 'Na policu Romani' }).click()
    await expect(page).toHaveURL('/shop/romani')
  })

  test('appears in no list, search, cross-sell, sitemap or feed', async ({ page, request }) => {
    const [archived, current] = ['/product/kalendar-pod-lampom-2026', '/product/kalendar-pod-lampom-2027']
    const answer = await page.goto(archived)
    expect(answer?.status()).toBe(410)
    await expect(page.getByRole('heading', { level: 1, name: 'Knjižarski kalendar 2026.' })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(4)
    await expectNoSideScroll(page)
    await expectAccessible(page)

    // Another product recommends both calendars, and the current one appears in all of these.
    for (const path of ['/shop/papirnica?perPage=24', '/pretraga?q=kalendar', '/product/stolna-lampa-pod-lampom', '/feeds/google.xml']) {
      const text = await (await request.get(path)).text()
      expect(text, path).toContain(current)
      expect(text, path).not.toContain(archived)
    }
    const index = await (await request.get('/sitemap.xml')).text()
    const parts = await Promise.all(
      [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(async ([, url = '']) => (await request.get(url)).text()),
    )
    expect(parts.join()).toContain(current)
    expect(parts.join()).not.toContain(archived)
  })
})

test('the wishlist stands in the header of a phone, or in the menu of a narrower one', { tag: '@phone' }, async ({ page }) => {
  const heart = page.getByRole('banner').getByRole('link', { name: 'Popis želja' })
  for (const width of [320, 360, 375, 390, 430]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/kosarica')
    await expect(heart).toBeVisible({ visible: width >= 375 })
    await expectNoSideScroll(page)
    const last = await page
      .getByRole('banner')
      .getByRole('link', { name: /^Košarica/ })
      .boundingBox()
    expect((last?.x ?? width) + (last?.width ?? 0), `${width}`).toBeLessThanOrEqual(width)
  }
})

test('the cookie notice does not cover the end of the page', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  const notice = page.getByRole('form', { name: 'Obavijest o kolačićima' })
  await expect(notice).toBeVisible()
  await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  const end = page.getByRole('contentinfo')
  const bottomOf = (box: { y: number; height: number } | null) => (box ? box.y + box.height : Infinity)
  await expect.poll(async () => ((await notice.boundingBox())?.y ?? 0) - bottomOf(await end.boundingBox())).toBeGreaterThanOrEqual(0)
})
