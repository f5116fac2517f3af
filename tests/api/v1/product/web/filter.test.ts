import { beforeEach, describe, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import type { InputOf } from '@/lib/api/endpoint'
import { sortTypes } from '@/lib/api/entities/category.schema'
import { finderApi } from '@/lib/api/v1/cms/finder'
import { productApi } from '@/lib/api/v1/product/web'
import { database } from '@/server/db/client'
import { categories } from '@/server/db/schema/category'
import { products, productTexts } from '@/server/db/schema/product'
import { callAs, failureOf } from '@/tests/support/http/caller'
import { createCategory, createProduct } from '@/tests/support/factories'
import { createConfigurable } from '../support/configurable'

const visitor = callAs()
const filter = (input: InputOf<typeof productApi.filter>) => visitor.call(productApi.filter, input)

async function namesOf(input: InputOf<typeof productApi.filter>) {
  return (await filter(input)).records.map(({ name }) => name)
}

beforeEach(async () => {
  await database().db.execute(sql`truncate products, categories, attributes restart identity cascade`)
})

describe('POST product/web/filter', () => {
  it('returns an empty page for an empty request', async () => {
    await createProduct()
    const nothing = { records: [], totalRecords: 0, totalPages: 0 }
    expect(await filter({})).toMatchObject(nothing)
    expect(await filter({ filters: [{ key: 'archived', value: false }] })).toMatchObject(nothing)
    expect(await filter({ keywords: '   ' })).toMatchObject(nothing)
  })

  it('returns the ten newest by default, with totals', async () => {
    for (let n = 1; n <= 12; n++) await createProduct({ name: `Knjiga ${n}` })
    const page = await filter({ page: 1 })
    expect(page).toMatchObject({ totalRecords: 12, totalPages: 2, page: 1, limit: 10 })
    expect(page.records.map(({ name }) => name).slice(0, 2)).toEqual(['Knjiga 12', 'Knjiga 11'])
    expect((await filter({ page: 2 })).records).toHaveLength(2)
    expect((await filter({ page: 3 })).records).toEqual([])
  })

  it('lists neither archived products nor variants', async () => {
    await createProduct({ archived: true })
    await createConfigurable([{ value: 'plava', cents: 900, stock: 1 }])
    expect((await filter({ page: 1 })).records.map(({ format }) => format)).toEqual(['Configurable'])
  })

  it('returns at most 100 records, more with allowUnlimited', async () => {
    expect((await filter({ limit: 500 })).limit).toBe(100)
    expect((await filter({ limit: 500, allowUnlimited: true })).limit).toBe(500)
    expect(await failureOf(filter({ limit: 5000 }))).toMatchObject({ status: 422 })
  })

  it('filters by a category and its descendants', async () => {
    const books = await createCategory({ name: 'Knjige', slug: 'knjige' })
    const novels = await createCategory({ name: 'Romani', slug: 'romani', parentId: books.id })
    const crime = await createCategory({ name: 'Krimići', slug: 'krimici', parentId: novels.id })
    await createProduct({ name: 'Drugdje' })
    await createProduct({ name: 'Roman', categoryIds: [novels.id] })
    await createProduct({ name: 'Krimić', categoryIds: [crime.id, novels.id] })
    expect(await namesOf({ mainCategory: books.id })).toEqual(['Krimić', 'Roman'])
    expect(await namesOf({ mainCategory: crime.id })).toEqual(['Krimić'])
    expect(await failureOf(filter({ mainCategory: 9999 }))).toMatchObject({ status: 404 })
  })

  it('filters by discount, featured, and ids in their order', async () => {
    const plain = await createProduct({ name: 'Obična' })
    const reduced = await createProduct({ name: 'Snižena', sale: { cents: 900, daysAgo: 3 } })
    await createProduct({ name: 'Bila snižena', sale: { cents: 900, daysAgo: 30, forDays: 10 } })
    const featured = await createProduct({ name: 'Izdvojena', featured: true })
    expect(await namesOf({ filters: [{ key: 'discount', value: true }] })).toEqual(['Snižena'])
    expect(await namesOf({ filters: [{ key: 'featured', value: true }] })).toEqual(['Izdvojena'])
    expect(await namesOf({ filters: [{ key: 'id', value: [featured.id, plain.id, reduced.id, 9999] }] })).toEqual([
      'Izdvojena',
      'Obična',
      'Snižena',
    ])
  })

  it('refuses unknown filters and fields', async () => {
    expect(await failureOf(filter({ filters: [{ key: 'boja; drop table', value: true }] }))).toMatchObject({ status: 422 })
    expect((await visitor.send(productApi.filter, { page: 1, price: 1 })).status).toBe(422)
  })

  it('adds selected fields', async () => {
    await createProduct({ vatRate: 13 })
    const [plain] = (await filter({ page: 1 })).records
    const [selected] = (await filter({ page: 1, select: ['vatRate', 'attributeSet'] })).records
    expect(plain).not.toHaveProperty('vatRate')
    expect(selected).toMatchObject({ vatRate: 13, attributeSet: { attributes: [] } })
    expect(selected).not.toHaveProperty('description')
  })
})

describe('sorting', () => {
  const byName = { param: 'name', order: 'asc' } as const

  it('sorts names by Croatian rules', async () => {
    for (const name of ['Žaba', 'Cesta', 'Čaj', 'Zid', 'Ćup', 'dvor', 'Đak', 'Dan', 'Džep', 'Lokva', 'Ljeto']) await createProduct({ name })
    const expected = ['Cesta', 'Čaj', 'Ćup', 'Dan', 'dvor', 'Džep', 'Đak', 'Lokva', 'Ljeto', 'Zid', 'Žaba']
    expect(await namesOf({ sort: byName, limit: 20 })).toEqual(expected)
    expect(await namesOf({ sort: { param: 'name', order: 'desc' }, limit: 20 })).toEqual(expected.toReversed())
  })

  it('sorts by the price now, a configurable product by its cheapest variant', async () => {
    await createProduct({ name: 'Deset', cents: 1000 })
    await createProduct({ name: 'Osam, sniženo', cents: 3000, sale: { cents: 800, daysAgo: 2 } })
    const bag = await createConfigurable([
      { value: 'plava', cents: 900, stock: 1 },
      { value: 'žuta', cents: 4000, stock: 1 },
    ])
    expect(await namesOf({ sort: { param: 'finalPrice', order: 'asc' }, limit: 10 })).toEqual(['Osam, sniženo', bag.name, 'Deset'])
    expect(await namesOf({ sort: { param: 'finalPrice', order: 'desc' }, limit: 10 })).toEqual(['Deset', bag.name, 'Osam, sniženo'])
  })

  it("allows only the category's sort types", async () => {
    const category = await createCategory({ name: 'Polica', slug: 'polica' })
    await database()
      .db.update(categories)
      .set({ sortTypes: ['name-desc', 'name-asc'], sortDefaultType: 'name-asc' })
    for (const [name, cents] of [
      ['B', 100],
      ['A', 300],
      ['C', 200],
    ] as const)
      await createProduct({ name, cents, categoryIds: [category.id] })
    expect(await namesOf({ mainCategory: category.id })).toEqual(['A', 'B', 'C'])
    expect(await namesOf({ mainCategory: category.id, sort: { param: 'name', order: 'desc' } })).toEqual(['C', 'B', 'A'])
    expect(await namesOf({ mainCategory: category.id, sort: { param: 'finalPrice', order: 'asc' } })).toEqual(['A', 'B', 'C'])
  })

  it.each(sortTypes)('by %s, paging shows each product exactly once', async (type) => {
    const category = await createCategory({ name: 'Polica', slug: 'polica' })
    for (let n = 0; n < 23; n++) {
      await createProduct({ name: ['Isto ime', 'Drugo'][n % 2], cents: 1000 + (n % 3), categoryIds: [category.id] })
    }
    const [param, order] = type.split('-') as ['id', 'asc']
    const seen: number[] = []
    for (let page = 1; page <= 5; page++) {
      seen.push(...(await filter({ mainCategory: category.id, sort: { param, order }, page, limit: 5 })).records.map(({ id }) => id))
    }
    expect(new Set(seen).size).toBe(23)
    expect(seen).toHaveLength(23)
  })
})

describe('search', () => {
  it.each([
    ['čuvar', 'Čuvar svjetionika'],
    ['cuvar', 'Čuvar svjetionika'],
    ['ČUVAR SVJETIONIKA', 'Čuvar svjetionika'],
    ['svjetionik', 'Čuvar svjetionika'],
    ['čuvari', 'Čuvar svjetionika'],
    ['svjetioinka', 'Čuvar svjetionika'],
    ['krleza', 'Povratak'],
    ['Krleže', 'Povratak'],
    ['djak', 'Đak prvak'],
    ['đak', 'Đak prvak'],
    ['dak', 'Đak prvak'],
    ['978-953-384-001-7', 'Povratak'],
    ['9789533840017', 'Povratak'],
    ['KLA-777', 'Čuvar svjetionika'],
    ['kla-777', 'Čuvar svjetionika'],
  ])('%s finds %s first', async (keywords, name) => {
    await createProduct({ name: 'Čuvar svjetionika', sku: 'KLA-777' })
    await createProduct({ name: 'Povratak', keywords: 'Miroslav Krleža 978-953-384-001-7 9789533840017' })
    await createProduct({ name: 'Đak prvak' })
    await createProduct({ name: 'Sasvim drugo' })
    expect((await namesOf({ keywords }))[0]).toBe(name)
  })

  it('puts the whole name before its beginning, that before a word of it, and those before what stands beside it', async () => {
    await createProduct({ name: 'Otok snova' })
    await createProduct({ name: 'Drugo', keywords: 'otok' })
    await createProduct({ name: 'Daleki otok' })
    await createProduct({ name: 'Otok' })
    expect(await namesOf({ keywords: 'otok' })).toEqual(['Otok', 'Otok snova', 'Daleki otok', 'Drugo'])
  })

  it('puts what can be had before what is sold out, among equals', async () => {
    await createProduct({ name: 'More i sol', stock: 4 })
    await createProduct({ name: 'More i nebo', stock: 0 })
    expect(await namesOf({ keywords: 'more' })).toEqual(['More i sol', 'More i nebo'])
  })

  it('brings no near misses where there is a hit', async () => {
    await createProduct({ name: 'Zlatarovo zlato' })
    await createProduct({ name: 'Zlatarevo zlato' })
    expect(await namesOf({ keywords: 'zlatarovo' })).toEqual(['Zlatarovo zlato'])
    expect(await namesOf({ keywords: 'zlatarvo' })).toHaveLength(2)
  })

  describe('a slip of the finger', () => {
    beforeEach(async () => {
      await createProduct({ name: 'Zimska idila', keywords: 'Anton Pavlovič Čehov engleski drama' })
      for (const name of ['Prvi', 'Drugi', 'Treći']) await createProduct({ name, keywords: 'Marin Držić Bura i sol hrvatski roman' })
      await createProduct({ name: 'Četvrti', keywords: 'hrvatski drama 978-953-384-001-7 9789533840017', sku: 'KLA-777' })
    })

    it.each([
      ['hrvtaski', ['Četvrti', 'Treći', 'Drugi', 'Prvi']],
      ['hrvtaskoga', ['Četvrti', 'Treći', 'Drugi', 'Prvi']],
      ['hrvtas', ['Četvrti', 'Treći', 'Drugi', 'Prvi']],
      ['hrvtaski roman', ['Treći', 'Drugi', 'Prvi']],
      ['romna hrvtaski', ['Treći', 'Drugi', 'Prvi']],
      ['rmoan', ['Treći', 'Drugi', 'Prvi']],
      ['hrvatski drmaa', ['Četvrti']],
      ['hrvatskiroman', ['Treći', 'Drugi', 'Prvi']],
      ['hrvat ski', ['Četvrti', 'Treći', 'Drugi', 'Prvi']],
      ['hrvtaski 9789533840017', ['Četvrti']],
      ['zimska idlia', ['Zimska idila']],
      ['antno', ['Zimska idila']],
    ])('in a word finds the matching products: %s', async (keywords, names) => {
      expect(await namesOf({ keywords })).toEqual(names)
    })

    it.each(['9789533840071', '978-953-384-001-8', 'KLA-787', 'xyzzyx', 'hrvtaski xyzzyx'])(
      'is not assumed in %s: it finds nothing',
      async (keywords) => {
        expect(await namesOf({ keywords })).toEqual([])
      },
    )

    it('is corrected in known words too when they match nothing together', async () => {
      await createProduct({ name: 'Antun' })
      await createProduct({ name: 'Anton i drama' })
      expect(await namesOf({ keywords: 'Antun drama' })).toEqual(['Anton i drama', 'Zimska idila'])
    })

    it('is not corrected when the words match together', async () => {
      await createProduct({ name: 'Anton i drama' })
      await createProduct({ name: 'Antun i drama' })
      expect(await namesOf({ keywords: 'Antun drama' })).toEqual(['Antun i drama'])
    })

    it('ranks the exact name first', async () => {
      await createProduct({ name: 'Moj roman' })
      await createProduct({ name: 'Roman' })
      await createProduct({ name: 'Još jedan roman' })
      expect((await namesOf({ keywords: 'romna' }))[0]).toBe('Roman')
    })
  })

  it.each(["'; drop table products --", '%_\\', ':* & | !', '\u{1F4DA}', 'a'.repeat(200), '((('])(
    'treats %s as words',
    async (keywords) => {
      await createProduct({ name: 'Rock & roll' })
      expect(await filter({ keywords })).toMatchObject({ page: 1 })
      expect(await namesOf({ keywords: 'rock & roll' })).toEqual(['Rock & roll'])
    },
  )

  it('counts against the search limit, unlike lists', async () => {
    const person = callAs({ headers: { 'x-izlog-address': '203.0.113.7' } })
    for (let n = 0; n < 600; n++) await person.call(finderApi.searchSlugs, { q: 'a' })
    expect(await failureOf(person.call(productApi.filter, { keywords: 'još jedna' }))).toMatchObject({ status: 429 })
    expect(await person.call(productApi.filter, { page: 1 })).toMatchObject({ page: 1 })
  })
})

it('shows a change once its tags are invalidated', async () => {
  const { caches } = await import('@/server/core/cache/registry.mjs')
  const { id } = await createProduct({ name: 'Staro ime' })
  expect(await namesOf({ page: 1 })).toEqual(['Staro ime'])
  await database().db.update(productTexts).set({ name: 'Novo ime' })
  expect(await namesOf({ page: 1 })).toEqual(['Staro ime'])
  caches.invalidate(['catalogue', `product:${id}`])
  expect(await namesOf({ page: 1 })).toEqual(['Novo ime'])
  await database().db.update(products).set({ archived: true })
  caches.invalidate(['catalogue'])
  expect(await namesOf({ page: 1 })).toEqual([])
})
