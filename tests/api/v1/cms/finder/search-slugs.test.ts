import { beforeEach, describe, expect, it } from 'vitest'
import { finderApi } from '@/lib/api/v1/cms/finder'
import { callAs } from '@/tests/support/http/caller'
import { createProduct, daysAgo } from '@/tests/support/factories'
import { createEvent, createPage, createPost, emptyContent } from '../support/content'

const visitor = callAs()
const search = (q: string) => visitor.call(finderApi.searchSlugs, { q })

describe('GET cms/finder/searchSlugs', () => {
  beforeEach(emptyContent)

  it('finds titles of every kind with or without diacritics', async () => {
    await createProduct({ name: 'Šuma žubori', slug: 'suma-zubori' })
    await createProduct({ name: 'Tajna šume', slug: 'tajna-sume' })
    await createPost({ title: 'Šumom do knjižare', slug: 'sumom-do-knjizare' })
    const event = await createEvent({ title: 'Šetnja šumom' })
    await createPage({ title: 'O šumi', slug: 'o-sumi' })
    const found = await search('sum')
    expect(found.map(({ type, title, slug }) => ({ type, title, slug }))).toEqual([
      { type: 'product', title: 'Šuma žubori', slug: 'suma-zubori' },
      { type: 'product', title: 'Tajna šume', slug: 'tajna-sume' },
      { type: 'post', title: 'Šumom do knjižare', slug: 'sumom-do-knjizare' },
      { type: 'event', title: 'Šetnja šumom', slug: String(event.id) },
      { type: 'page', title: 'O šumi', slug: 'o-sumi' },
    ])
  })

  // docs/rules/content.md#suggested-price
  it('suggests products with their price, other kinds without', async () => {
    await createProduct({ name: 'Vlak u zoru', slug: 'vlak-u-zoru', cents: 2000, memberCents: 1200, sale: { cents: 1500, daysAgo: 2 } })
    await createPost({ title: 'Vlakom po knjige', slug: 'vlakom-po-knjige' })
    const [product, post] = await search('vlak')
    expect(product?.product).toMatchObject({ finalPrice: 15, discount: 15, lowestPrice30Days: 20, membershipPrice: 12, media: [] })
    expect(post?.product).toBeUndefined()
  })

  it('suggests the product with a SKU first, however it is typed', async () => {
    await createProduct({ name: 'Jel 17, nastavak' })
    await createProduct({ name: 'Sasvim drugo', slug: 'sasvim-drugo', sku: 'JEL-17' })
    await createProduct({ name: 'Arhivirano', sku: 'JEL17', archived: true })
    for (const typed of ['jel-17', 'JEL 17', 'jel17'])
      expect((await search(typed))[0]).toMatchObject({ type: 'product', slug: 'sasvim-drugo' })
  })

  it('suggests only what visitors can open', async () => {
    await createProduct({ name: 'Jelen skriveni', archived: true })
    await createProduct({ name: 'Jelen od sutra', createdAt: daysAgo(-1) })
    await createPost({ title: 'Jelen u nacrtu', publishedDaysAgo: null })
    await createEvent({ title: 'Jelen je bio', startsInDays: -2 })
    await createEvent({ title: 'Jelen otkazan', archived: true })
    await createPage({ title: 'Jelen neobjavljen', slug: 'jelen', published: false })
    expect(await search('jelen')).toEqual([])
  })

  it('suggests corrections of a misspelt word, while typing and beside other words', async () => {
    await createProduct({ name: 'Tiho more', slug: 'tiho-more', keywords: 'hrvatski roman' })
    await createProduct({ name: 'Drugo', keywords: 'engleski roman' })
    const typed = ['hrvtas', 'hrvtaski', 'hrvtaski roman', 'romna hrv']
    const meant = [{ type: 'product', title: 'Tiho more', slug: 'tiho-more' }]
    expect(await Promise.all(typed.map(search))).toMatchObject(typed.map(() => meant))
  })

  it.each(['', ' ', 'a', '%', '__', '\\'])('finds nothing for %o', async (q) => {
    await createPage({ title: 'O nama', slug: 'o-nama' })
    expect(await search(q)).toEqual([])
  })
})
