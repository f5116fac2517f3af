import { structuredDataProblems } from '@/tests/support/schema-rules'
import { book } from '@/e2e/support/shop'
import { expect, test } from '@/e2e/support/test'
import type { Page } from '@playwright/test'

// Metadata for search engines and link previews, which run no script.
test.use({ javaScriptEnabled: false })

const pages: [name: string, path: string, types: string[]][] = [
  ['the home page', '/', ['Organization', 'WebSite']],
  ['a list', '/shop/romani', ['BreadcrumbList', 'ItemList']],
  ['a product', `/product/${book.slug}`, ['Product', 'BreadcrumbList']],
  ['a post', '/knjige-za-vlak', ['BlogPosting', 'BreadcrumbList']],
  ['an event', '/dogadjaj/1', ['Event', 'BreadcrumbList']],
]

const readAttribute = async (page: Page, selector: string, attribute = 'content') => page.locator(selector).getAttribute(attribute)

for (const [name, path, types] of pages) {
  test(`${name} has complete metadata and valid structured data`, async ({ page, request, baseURL }) => {
    await page.goto(path)
    const address = new URL(path, baseURL).href
    expect(await page.title()).toMatch(/\S/)
    expect(await readAttribute(page, 'meta[name="description"]')).toMatch(/\S/)
    const canonical = await readAttribute(page, 'link[rel="canonical"]', 'href')
    expect(new URL(canonical ?? '').href).toBe(address)
    for (const language of ['hr', 'x-default']) {
      expect(await readAttribute(page, `link[rel="alternate"][hreflang="${language}"]`, 'href'), language).toBe(canonical)
    }
    expect(new URL((await readAttribute(page, 'meta[property="og:url"]')) ?? '').href).toBe(address)

    const picture = await request.get((await readAttribute(page, 'meta[property="og:image"]')) ?? '')
    expect(picture.status()).toBe(200)
    expect(picture.headers()['content-type']).toMatch(/^image\//)

    const facts = (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text) => JSON.parse(text))
    expect(facts.map((data) => data['@type'])).toEqual(expect.arrayContaining(types))
    expect(facts.flatMap(structuredDataProblems)).toEqual([])
  })
}

test('only unfiltered list pages are indexed', async ({ page, baseURL }) => {
  for (const [path, canonical, isIndexed] of [
    ['/shop/romani?page=2', '/shop/romani?page=2', true],
    ['/shop/romani?page=900', '/shop/romani', true],
    ['/shop/romani?sort=name-asc&page=2', '/shop/romani', false],
    ['/shop/romani?discount=true', '/shop/romani', false],
  ] as const) {
    await page.goto(path)
    await expect(page.locator('link[rel="canonical"]'), path).toHaveAttribute('href', new URL(canonical, baseURL).href)
    await expect(page.locator('meta[name="robots"][content*="noindex"]'), path).toHaveCount(isIndexed ? 0 : 1)
  }
})
