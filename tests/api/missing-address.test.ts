import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { caches } from '@/server/core/cache/registry.mjs'
import { database } from '@/server/db/client'
import { redirects, sites } from '@/server/db/schema/site'
import { isMissingAddress } from '@/server/entry/page-cache/missing-address'
import { createCategory, createProduct } from '@/tests/support/factories'
import { createPage, createPost, createTerm, emptyContent } from './v1/cms/support/content'

const isMissing = (url: string) => isMissingAddress(url, 'localhost:3000')

beforeEach(async () => {
  await emptyContent()
  caches.clear()
})

describe('an address without content (docs/rules/storefront.md#not-found)', () => {
  it.each([
    '/nema-takve',
    '/nema-takve?utm_source=x',
    '/bilo/sto/drugo',
    '/product/nema-takve',
    '/shop/nema-takve',
    '/autor/nema-takve',
    '/objave/nema-takve',
  ])('%s is missing without asking Next', async (url) => expect(await isMissing(url)).toBe(true))

  it.each([
    ['a page', '/'],
    ['a page', '/shop'],
    ['a route of its own', '/kosarica'],
    ['the name that next-intl redirects', '/cart'],
    ['the name that next-intl redirects', '/blog/nema-takve'],
    ['a checkout with its own policy', '/naplata/nema'],
    ['an order that only its key opens', '/narudzba/tajna'],
    ['another language', '/en/about-us'],
    ['another language', '/EN/about-us'],
    ['a file', '/wp-login.php'],
    ['a slash at the end', '/nema-takve/'],
    ['an escape', '/%C4%8Daj'],
  ])('%s: Next decides about %s', async (_, url) => expect(await isMissing(url)).toBe(false))

  it('is no longer missing once there is content', async () => {
    const addresses = ['/o-nama-novo', '/nova-objava', '/product/novi-proizvod', '/shop/nova-kategorija', '/objave/nova-tema']
    for (const url of addresses) expect(await isMissing(url)).toBe(true)
    await createPage({ slug: 'o-nama-novo' })
    await createPost({ slug: 'nova-objava' })
    await createProduct({ slug: 'novi-proizvod' })
    await createCategory({ name: 'Nova', slug: 'nova-kategorija' })
    await createTerm({ title: 'Nova tema', slug: 'nova-tema' })
    caches.invalidate(['pages', 'posts', 'terms', 'catalogue'])
    for (const url of addresses) expect(await isMissing(url)).toBe(false)
  })

  it('leaves redirects, archived products and closed shops to Next', async () => {
    const { db } = database()
    await createProduct({ slug: 'vise-ga-nema-ovdje', archived: true })
    expect(await isMissing('/product/vise-ga-nema-ovdje')).toBe(false)
    expect(await isMissing('/stara-adresa')).toBe(true)
    await db.insert(redirects).values({ siteId: 1, fromPath: '/stara-adresa', toPath: '/shop' })
    caches.invalidate(['redirects'])
    expect(await isMissing('/stara-adresa')).toBe(false)
    await db.update(sites).set({ maintenance: true }).where(eq(sites.id, 1))
    caches.invalidate(['site'])
    expect(await isMissing('/nema-takve')).toBe(false)
    await db.update(sites).set({ maintenance: false }).where(eq(sites.id, 1))
  })
})
