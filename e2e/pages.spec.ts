import { createArchivedProduct } from './support/archived-product'
import { expect, expectAccessible, expectNoSideScroll, test } from './support/test'

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
  ['/checkout/failure', /Plaćanje nije uspjelo/],
  ['/objave', /./],
  ['/o-nama', /./],
  ['/dostava', /./],
  ['/pravila-privatnosti', /./],
  ['/kontakt', /./],
  ['/prijava', /Prijava/],
  ['/registracija', /./],
  ['/profil', /./],
]

test.describe('of an order that is not ours', () => {
  // The order is asked for, and there is none.
  test.use({ allowedErrors: /404/ })
  passes('/naplata/uspjesna?orderSlug=nepoznata', /Hvala/)
})

for (const [path, title] of pages) passes(path, title)

function passes(path: string, title: RegExp) {
  test(`${path} is Croatian, accessible, and fits`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.locator('html')).toHaveAttribute('lang', 'hr')
    await expectNoSideScroll(page)
    await expectAccessible(page)
  })
}

test('what does not exist is a 404 with a way home', async ({ page, request }) => {
  for (const path of ['/ovoga-nema', '/shop/ovoga-nema', '/product/ovoga-nema', '/objave/ovoga-nema', '/a/b/c']) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
  test.info().annotations.push({ type: 'note', description: 'the browser logs the failed document itself' })
  await page.goto('/pocetna')
  await expect(page).toHaveURL('/')
})

test.describe('what is sold no more', () => {
  // The browser logs the failed document itself.
  test.use({ allowedErrors: /410/ })

  test('says so, and shows the like of it', async ({ page, request }) => {
    const name = 'Otorinolaringološkoprotivrevolucionarna čitanka'
    const slug = await createArchivedProduct({ name, shelf: 'romani' })
    const answer = await page.goto(`/product/${slug}`)
    expect(answer?.status()).toBe(410)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(4)
    await expectNoSideScroll(page)
    await expectAccessible(page)
    expect((await request.get(`/product/${slug}`)).status(), 'once it is kept').toBe(410)
    await page.getByRole('link', { name: 'Na policu Romani' }).click()
    await expect(page).toHaveURL('/shop/romani')
  })

  test('stands nowhere else: in no list, search, cross-sell, sitemap or feed', { tag: '@once' }, async ({ page, request }) => {
    const [gone, kept] = ['/product/kalendar-pod-lampom-2026', '/product/kalendar-pod-lampom-2027']
    const answer = await page.goto(gone)
    expect(answer?.status()).toBe(410)
    await expect(page.getByRole('heading', { level: 1, name: 'Knjižarski kalendar 2026.' })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(4)
    await expectNoSideScroll(page)
    await expectAccessible(page)

    // Its companions recommend it as well, and one product that is still sold stands wherever it is looked for.
    for (const path of ['/shop/papirnica?perPage=24', '/pretraga?q=kalendar', '/product/stolna-lampa-pod-lampom', '/feeds/google.xml']) {
      const text = await (await request.get(path)).text()
      expect(text, path).toContain(kept)
      expect(text, path).not.toContain(gone)
    }
    const index = await (await request.get('/sitemap.xml')).text()
    const parts = await Promise.all(
      [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(async ([, url = '']) => (await request.get(url)).text()),
    )
    expect(parts.join()).toContain(kept)
    expect(parts.join()).not.toContain(gone)
  })
})

test('the question about cookies lies on nothing where the page ends', async ({ page }) => {
  await page.goto('/')
  const notice = page.getByRole('form', { name: 'Obavijest o kolačićima' })
  await expect(notice).toBeVisible()
  await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  const end = page.getByRole('contentinfo')
  const bottomOf = (box: { y: number; height: number } | null) => (box ? box.y + box.height : Infinity)
  await expect.poll(async () => ((await notice.boundingBox())?.y ?? 0) - bottomOf(await end.boundingBox())).toBeGreaterThanOrEqual(0)
})
