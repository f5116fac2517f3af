import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { GET as sitemapFileOf } from '@/app/sitemaps/[file]/route'
import { GET as robots } from '@/app/robots.txt/route'
import { GET as sitemapRoot } from '@/app/sitemap.xml/route'
import { finderApi } from '@/lib/api/v1/cms/finder'
import { caches } from '@/server/core/cache/registry.mjs'
import { database } from '@/server/db/client'
import { prices, productMedia, products } from '@/server/db/schema/product'
import { options } from '@/server/db/schema/site'
import { officeProductApi } from '@/lib/api/v1/product/office'
import type { SitemapType } from '@/lib/routing/sitemap'
import { callAs, failureOf } from '@/tests/support/http/caller'
import { createCategory, createProduct } from '@/tests/support/factories'
import { createMerchant } from '@/tests/support/users'
import { createEvent, createPage, createPicture, createPost, createTerm, emptyContent } from '../support/content'

const keyless = callAs({ headers: { apiKey: '' } })
const part = (type: SitemapType, page = 1) => keyless.call(finderApi.sitemap, { type, page })
const pathsOf = async (type: SitemapType) => (await part(type)).entries.map(({ path }) => path)
const file = (name: string) => sitemapFileOf(new Request(`http://localhost/sitemaps/${name}`), { params: Promise.resolve({ file: name }) })

async function setOption(key: string, value: unknown) {
  const { db } = database()
  await db.delete(options).where(and(eq(options.siteId, 1), eq(options.key, key)))
  await db.insert(options).values({ siteId: 1, key, value })
  caches.invalidate(['options'])
}

describe('GET cms/finder/sitemap and sitemapIndex', () => {
  beforeEach(async () => {
    await emptyContent()
    await setOption('AutoGenerateSiteMap', true)
    await setOption('SiteMapOptions', ['lastmod', 'hreflang', 'images'])
  })

  it('list every public address once, the home page as /', async () => {
    const picture = await createPicture()
    await createPage({ slug: 'pocetna' })
    await createPage({ slug: 'nacrt', published: false })
    await createPost({ slug: 'nocna-citanja', publishedDaysAgo: 2, mediaId: picture.id })
    await createPost({ slug: 'sutra', publishedDaysAgo: -1 })
    await createTerm({ title: 'Razgovori', slug: 'razgovori' })
    await createTerm({ type: 'tag', title: 'Noć', slug: 'noc' })
    await createCategory({ name: 'Romani', slug: 'romani-karta' })
    await createProduct({ slug: 'filip' })
    await createProduct({ slug: 'skriveni', archived: true })
    const { id: unpriced } = await createProduct({ slug: 'bez-cijene' })
    await database().db.delete(prices).where(eq(prices.productId, unpriced))
    await createProduct({ slug: 'izvedba', isVariant: true })
    const event = await createEvent({ startsInDays: 3 })
    await createEvent({ startsInDays: -3 })
    expect(await pathsOf('pages')).toEqual(['/'])
    expect(await pathsOf('blog-categories')).toEqual(['/objave', '/objave/razgovori'])
    expect(await pathsOf('categories')).toEqual(['/shop', '/shop/romani-karta'])
    expect(await pathsOf('products')).toEqual(['/product/filip'])
    expect(await pathsOf('events')).toEqual(['/dogadjaji', `/dogadjaj/${event.id}`])
    const posts = await part('posts')
    expect(posts.entries).toEqual([
      {
        path: '/nocna-citanja',
        alternates: [],
        updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        images: [`${picture.path}/w1280.webp`],
      },
    ])
    expect(posts.languages).toEqual(['hr'])
    const { parts } = await keyless.call(finderApi.sitemapIndex, {})
    expect(parts.map(({ type, page }) => `${type} ${page}`)).toEqual([
      'pages 1',
      'posts 1',
      'blog-categories 1',
      'categories 1',
      'products 1',
      'events 1',
    ])
    expect(parts[1]?.updated_at).toBe(posts.entries[0]?.updated_at)
  })

  it('date a list page by its newest entry, descendant categories included', async () => {
    const parent = await createCategory({ name: 'Polica', slug: 'polica-karte' })
    const child = await createCategory({ name: 'Ladica', slug: 'ladica-karte', parentId: parent.id })
    await createCategory({ name: 'Prazna', slug: 'prazna-karte' })
    const changed = new Date('2099-03-01T10:00:00.000Z')
    const { id } = await createProduct({ categoryIds: [child.id] })
    await database().db.update(products).set({ updatedAt: changed }).where(eq(products.id, id))
    const term = await createTerm({ title: 'Razgovori', slug: 'razgovori' })
    const post = await createPost({ publishedDaysAgo: 4, terms: [term] })
    const newest = async (type: SitemapType) => new Map((await part(type)).entries.map(({ path, updated_at }) => [path, updated_at]))
    const shelves = await newest('categories')
    for (const path of ['/shop', '/shop/polica-karte', '/shop/ladica-karte']) expect(shelves.get(path)).toBe(changed.toISOString())
    expect(shelves.get('/shop/prazna-karte')).toMatch(/^20/)
    expect(shelves.get('/shop/prazna-karte')).not.toBe(changed.toISOString())
    const posts = await newest('posts')
    const blog = await newest('blog-categories')
    for (const path of ['/objave', '/objave/razgovori']) expect(blog.get(path)).toBe(posts.get(`/${post.slug}`))
  })

  it('list a gallery in its order', async () => {
    const [first, second] = [await createPicture(), await createPicture()]
    const { id } = await createProduct({ slug: 's-galerijom' })
    const { db } = database()
    await db.insert(productMedia).values([
      { productId: id, mediaId: first.id, position: 2 },
      { productId: id, mediaId: second.id, position: 1 },
    ])
    const { entries } = await part('products')
    const images = entries.find(({ path }) => path === '/product/s-galerijom')?.images
    expect(images).toEqual([`${second.path}/w1280.webp`, `${first.path}/w1280.webp`])
  })

  it('include only the parts in SiteMapOptions', async () => {
    await createPost({ slug: 'bez-icega', mediaId: (await createPicture()).id })
    await setOption('SiteMapOptions', [])
    expect(await part('posts')).toMatchObject({ languages: [], entries: [{ path: '/bez-icega', updated_at: null, images: [] }] })
  })

  it('are empty when AutoGenerateSiteMap is off', async () => {
    await setOption('AutoGenerateSiteMap', false)
    expect(await keyless.call(finderApi.sitemapIndex, {})).toMatchObject({ enabled: false, parts: [] })
    expect(await failureOf(part('categories'))).toMatchObject({ status: 404 })
    expect((await sitemapRoot(new Request('http://localhost/sitemap.xml'))).status).toBe(404)
    expect(await (await robots(new Request('http://localhost/robots.txt'))).text()).not.toContain('Sitemap')
  })

  it('are cached until their content changes', async () => {
    const merchant = await createMerchant('catalogue')
    const { id } = await createProduct({ slug: 'nestaje' })
    expect(await pathsOf('products')).toContain('/product/nestaje')
    expect(caches.stats().find(({ name }) => name === 'sitemaps')?.entries).toBeGreaterThan(0)
    await merchant.call(officeProductApi.update, { id, version: 1, archived: true })
    expect(await pathsOf('products')).not.toContain('/product/nestaje')
  })

  it('answer 404 beyond the last part', async () => {
    expect(await failureOf(part('categories', 2))).toMatchObject({ status: 404 })
  })

  it('split at 10,000 addresses, each once', async () => {
    const { db } = database()
    const before = (await pathsOf('products')).length
    await db.execute(
      `insert into products (site_id, format, sku, vat_rate) select 1, 'Simple', 'KARTA-' || n, 5 from generate_series(1, 10050) n`,
    )
    await db.execute(`insert into product_texts (product_id, language_id, site_id, name, slug)
      select id, 41, 1, 'Knjiga', lower(sku) from products where sku like 'KARTA-%'`)
    await db.execute(`insert into prices (product_id, kind, cents, valid_from)
      select id, 'retail', 1500, now() - interval '1 day' from products where sku like 'KARTA-%'`)
    caches.invalidate(['catalogue'])
    const { parts } = await keyless.call(finderApi.sitemapIndex, {})
    expect(parts.filter(({ type }) => type === 'products').map(({ page }) => page)).toEqual([1, 2])
    const [first, second] = [await part('products', 1), await part('products', 2)]
    expect(first.entries).toHaveLength(10_000)
    const all = [...first.entries, ...second.entries].map(({ path }) => path)
    expect(new Set(all).size).toBe(before + 10_050)
    expect((await file('products-2.xml')).status).toBe(200)
  })
})

describe('the sitemap files', () => {
  beforeEach(emptyContent)

  it('are linked from robots.txt to the index to the parts', async () => {
    await setOption('AutoGenerateSiteMap', true)
    await createPage({ slug: 'o-nama' })
    const rules = await (await robots(new Request('http://localhost/robots.txt'))).text()
    const [, sitemap = ''] = /^Sitemap: (\S+)$/m.exec(rules) ?? []
    expect(new URL(sitemap).pathname).toBe('/sitemap.xml')
    const index = await sitemapRoot(new Request(sitemap))
    expect(index.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    const [, pages = ''] = /<loc>([^<]+\/sitemaps\/pages\.xml)<\/loc>/.exec(await index.text()) ?? []
    const answer = await file(new URL(pages).pathname.split('/').at(-1) ?? '')
    expect(await answer.text()).toContain('/o-nama</loc>')
  })

  it.each(['products-1.xml', 'nesto.xml', 'pages.xml.bak'])('answer 404 for %s', async (name) => {
    expect((await file(name)).status).toBe(404)
  })
})
