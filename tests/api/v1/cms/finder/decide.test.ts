import { beforeEach, describe, expect, it } from 'vitest'
import { finderApi } from '@/lib/api/v1/cms/finder'
import { caches } from '@/server/core/cache/registry.mjs'
import { database } from '@/server/db/client'
import { redirects } from '@/server/db/schema/site'
import { callAs } from '@/tests/support/http/caller'
import { createCategory, createProduct } from '@/tests/support/factories'
import { createPage, createPost, createTerm, emptyContent } from '../support/content'

const visitor = callAs()
const decide = (...params: string[]) => visitor.call(finderApi.decide, { params })

describe('GET cms/finder/decide', () => {
  beforeEach(emptyContent)

  it('tells pages and posts apart', async () => {
    const page = await createPage({ slug: 'o-nama' })
    const post = await createPost({ slug: 'nocna-citanja' })
    expect(await decide('o-nama')).toEqual({ type: 'page', id: page.id, slug: 'o-nama' })
    expect(await decide('nocna-citanja')).toEqual({ type: 'post', id: post.id, slug: 'nocna-citanja' })
  })

  it('finds products and both kinds of categories by their prefix', async () => {
    const product = await createProduct({ slug: 'filip-latinovicz' })
    const category = await createCategory({ name: 'Romani', slug: 'romani-finder' })
    const term = await createTerm({ title: 'Razgovori', slug: 'razgovori' })
    expect(await decide('product', 'filip-latinovicz')).toMatchObject({ type: 'product', id: product.id })
    expect(await decide('shop', 'romani-finder')).toMatchObject({ type: 'category', of: 'product', id: category.id })
    expect(await decide('objave', 'razgovori')).toMatchObject({ type: 'category', of: 'post', id: term.id })
  })

  it.each([[[]], [['nema']], [['product', 'nema']], [['a', 'b', 'c']], [['../..']], [['%']]])('finds nothing at %o', async (params) => {
    expect(await decide(...params)).toEqual({ type: 'none' })
  })

  it('keeps 8 MiB of invented addresses at most (docs/rules/platform.md#shop-memory)', async () => {
    await decide('izmisljeno')
    const finder = caches.stats().find(({ name }) => name === 'finder')
    expect(finder).toMatchObject({ maxBytes: 8 * 1024 * 1024 })
    expect(finder?.entries).toBeGreaterThan(0)
  })

  it('tells archived products from unknown ones, with their innermost category', async () => {
    const above = await createCategory({ name: 'Knjige', slug: 'knjige-finder' })
    const category = await createCategory({ name: 'Poezija', slug: 'poezija-finder', parentId: above.id })
    const archived = await createProduct({ name: 'Rasprodano', slug: 'rasprodano', archived: true, categoryIds: [above.id, category.id] })
    const uncategorized = await createProduct({ slug: 'bez-police', archived: true })
    await createProduct({ slug: 'inacica', archived: true, isVariant: true })
    expect(await decide('product', 'rasprodano')).toEqual({ type: 'gone', id: archived.id, name: 'Rasprodano', category })
    expect(await decide('product', 'bez-police')).toMatchObject({ type: 'gone', id: uncategorized.id, category: null })
    expect(await decide('product', 'inacica')).toEqual({ type: 'none' })
    await database().db.insert(redirects).values({ siteId: 1, fromPath: '/product/bez-police', toPath: '/shop' })
    caches.invalidate(['redirects'])
    expect(await decide('product', 'bez-police')).toEqual({ type: 'redirect', to: '/shop', status: 301 })
  })

  it('never resolves a reserved slug to a page', async () => {
    await createPage({ slug: 'kosarica' })
    expect(await decide('kosarica')).toEqual({ type: 'none' })
  })

  it('returns a redirect unless content exists at the path again', async () => {
    await database().db.insert(redirects).values({ siteId: 1, fromPath: '/stara', toPath: '/nova' })
    expect(await decide('stara')).toEqual({ type: 'redirect', to: '/nova', status: 301 })
    await createPage({ slug: 'stara' })
    caches.invalidate(['pages'])
    expect(await decide('stara')).toMatchObject({ type: 'page' })
  })

  it("redirects the home page's slug to /", async () => {
    await createPage({ slug: 'pocetna' })
    expect(await decide('pocetna')).toEqual({ type: 'redirect', to: '/', status: 301 })
  })
})
