import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { database } from '@/server/db/client'
import { categories } from '@/server/db/schema/category'
import { redirects } from '@/server/db/schema/site'
import { SlugAllocator } from '@/server/modules/product/import-export/diff/slug-allocator'
import { sheet } from '@/tests/support/import/csv-file'
import { setEnglish } from '@/tests/support/languages'
import { emptyCatalogue, headers, importText, productOf, row } from '@/tests/support/import/import-products'

beforeEach(emptyCatalogue)

it('redirects the old path of a product to the new one', async () => {
  await importText(sheet([...headers, 'Slug'], row('A', { Slug: 'prvi' })))
  await importText(sheet([...headers, 'Slug'], row('A', { Slug: 'drugi' })))
  await importText(sheet([...headers, 'Slug'], row('A', { Slug: 'treci' })))
  const rows = await database().db.select().from(redirects).orderBy(asc(redirects.fromPath))
  expect(rows.map(({ fromPath, toPath, status }) => [fromPath, toPath, status])).toEqual([
    ['/product/drugi', '/product/treci', 301],
    ['/product/prvi', '/product/treci', 301],
  ])
})

it('deletes a redirect at the path of a new product', async () => {
  await importText(sheet([...headers, 'Slug'], row('A', { Slug: 'rokovnik' })))
  await importText(sheet([...headers, 'Slug'], row('A', { Slug: 'rokovnik-2026' })))
  await importText(sheet([...headers, 'Slug'], row('B', { Slug: 'rokovnik' })))
  expect(await database().db.select().from(redirects)).toEqual([])
})

it('keeps a redirect at the path of a variant or an archived product', async () => {
  const columns = [...headers, 'Slug', 'Nadređeni SKU', 'Arhiviran']
  await importText(sheet(columns, row('A', { Slug: 'torba-plava' }), row('B', { Slug: 'kalendar' })))
  await importText(sheet(columns, row('A', { Slug: 'torba' }), row('B', { Slug: 'kalendar-2026' })))
  await importText(sheet(columns, row('C', { Slug: 'torba-plava', 'Nadređeni SKU': 'A' }), row('D', { Slug: 'kalendar', Arhiviran: 'da' })))
  const rows = await database().db.select({ fromPath: redirects.fromPath }).from(redirects).orderBy(asc(redirects.fromPath))
  expect(rows.map(({ fromPath }) => fromPath)).toEqual(['/product/kalendar', '/product/torba-plava'])
})

it('deletes a redirect at the path of a restored product', async () => {
  const columns = [...headers, 'Slug', 'Arhiviran']
  await importText(sheet(columns, row('A', { Slug: 'lampa' })))
  await importText(sheet(columns, row('A', { Slug: 'lampa-2' })))
  await importText(sheet(columns, row('B', { Slug: 'lampa', Arhiviran: 'da' })))
  expect(await database().db.$count(redirects)).toBe(1)
  await importText(sheet(columns, row('B', { Arhiviran: 'ne' })))
  expect(await database().db.$count(redirects)).toBe(0)
})

describe('in English', () => {
  const columns = [...headers, 'Slug', 'Naziv [eng]', 'Slug [eng]', 'Arhiviran']
  const book = (sku: string, slug: string, cells = {}) =>
    row(sku, { Slug: `hr-${sku.toLowerCase()}`, 'Naziv [eng]': `Book ${sku}`, 'Slug [eng]': slug, ...cells })
  const take = (...books: ReturnType<typeof row>[]) => importText(sheet(columns, ...books))
  const all = async () => {
    const rows = await database().db.select().from(redirects).orderBy(asc(redirects.fromPath))
    return rows.map(({ fromPath, toPath }) => `${fromPath} > ${toPath}`)
  }
  beforeAll(() => setEnglish(true))
  afterAll(() => setEnglish(false))

  it('redirects the old path of a product, and deletes a redirect at its new one', async () => {
    await take(book('A', 'one'))
    await take(book('A', 'two'))
    expect(await all()).toEqual(['/en/product/one > /en/product/two'])
    await take(book('A', 'one'))
    expect(await all()).toEqual(['/en/product/two > /en/product/one'])
  })

  it('deletes a redirect at the path of a new, a restored and a newly translated product', async () => {
    const paths = ['/en/product/new', '/en/product/restored', '/en/product/translated', '/en/product/archived']
    await take(book('B', 'restored', { Arhiviran: 'da' }), row('C', { Slug: 'hr-c' }))
    await database()
      .db.insert(redirects)
      .values(paths.map((fromPath) => ({ siteId: 1, fromPath, toPath: '/en/shop' })))
    await take(
      book('A', 'new'),
      book('B', 'restored', { Arhiviran: 'ne' }),
      book('C', 'translated'),
      book('D', 'archived', { Arhiviran: 'da' }),
    )
    expect(await all()).toEqual(['/en/product/archived > /en/shop'])
  })
})

it('deletes a redirect at the path of a variant that becomes a product', async () => {
  const columns = [...headers, 'Slug', 'Nadređeni SKU']
  await importText(sheet(columns, row('A', { Slug: 'torba' }), row('B', { Slug: 'torba-plava', 'Nadređeni SKU': 'A' })))
  await database().db.insert(redirects).values({ siteId: 1, fromPath: '/product/torba-plava', toPath: '/product/torba' })
  await importText(sheet(columns, row('B', { Slug: 'torba-plava' })))
  expect(await database().db.$count(redirects)).toBe(0)
})

it('deletes a redirect at the path of a new category', async () => {
  await database().db.insert(redirects).values({ siteId: 1, fromPath: '/shop/zemljovidi', toPath: '/shop/knjige' })
  await importText(sheet([...headers, 'Kategorije'], row('A', { Kategorije: 'Zemljovidi' })))
  expect(await database().db.$count(redirects)).toBe(0)
})

// docs/rules/import-export.md#created-taxonomy
it('keeps a redirect at the path of a category that only a refused row names', async () => {
  await database().db.insert(redirects).values({ siteId: 1, fromPath: '/shop/zemljovidi', toPath: '/shop/knjige' })
  const columns = [...headers, 'Kategorije', 'Nadređeni SKU']
  await importText(sheet(columns, row('A', { Kategorije: 'Zemljovidi > Stari', 'Nadređeni SKU': 'NEMA' })))
  expect(await database().db.$count(categories)).toBe(0)
  expect(await database().db.$count(redirects)).toBe(1)
})

describe('slugs that products exchange', () => {
  const columns = [...headers, 'Slug']
  const named = (slugs: Record<string, string>) => sheet(columns, ...Object.entries(slugs).map(([sku, slug]) => row(sku, { Slug: slug })))
  const slugsNow = async (...skus: string[]) => {
    const found = await Promise.all(skus.map(productOf))
    return found.map(({ slug }) => slug)
  }

  // docs/rules/import-export.md#slug-allocation
  it.each([1, 2, 250])('move in one import, in batches of %i', async (batchSize) => {
    await importText(named({ A: 'a', B: 'b', C: 'c', D: 'd' }))
    await database()
      .db.insert(redirects)
      .values([
        { siteId: 1, fromPath: '/product/stari-a', toPath: '/product/a' },
        { siteId: 1, fromPath: '/product/stari-c', toPath: '/product/c?x=y' },
      ])
    const content = named({ A: 'b', B: 'a', C: 'd', D: 'e', N: 'c' })
    const trial = await importText(content, { batchSize, write: false })
    const report = await importText(content, { batchSize })
    expect([trial.counts, trial.problems]).toEqual([report.counts, report.problems])
    expect(report).toMatchObject({ problems: [], counts: { created: 1, updated: 4 } })
    expect(await slugsNow('A', 'B', 'C', 'D', 'N')).toEqual(['b', 'a', 'd', 'e', 'c'])
    const rows = await database().db.select().from(redirects).orderBy(asc(redirects.fromPath))
    const moved = rows.map(({ fromPath, toPath }) => `${fromPath} > ${toPath}`)
    expect(moved).toEqual(expect.arrayContaining(['/product/stari-a > /product/b', '/product/stari-c > /product/d?x=y']))
    expect(moved.filter((one) => /^\/product\/(?:[abcde]|c-n) /.test(one))).toEqual([])
    expect((await importText(content, { batchSize })).counts).toMatchObject({ created: 0, unchanged: 5 })
  })

  it('go to a new product in the same import, wherever it stands', async () => {
    await importText(named({ C: 'c', D: 'd' }))
    const content = named({ N: 'c', M: 'n', C: 'c-n', D: 'c' })
    const trial = await importText(content, { batchSize: 1, write: false })
    const report = await importText(content, { batchSize: 1 })
    expect([trial.counts, trial.problems]).toEqual([report.counts, report.problems])
    expect(report.problems).toEqual(['redak 5, stupac „Slug”: Slug „c” već ima drugi proizvod; ostaje „d”.'])
    expect(await slugsNow('N', 'M', 'C', 'D')).toEqual(['c', 'n', 'c-n', 'd'])
    expect((await database().db.select().from(redirects)).map(({ fromPath }) => fromPath)).toEqual([])
    expect((await importText(content, { batchSize: 1 })).counts).toMatchObject({ unchanged: 4 })
  })

  it('move in a chain and in circles that are longer than a batch', async () => {
    const skus = Array.from({ length: 12 }, (_, n) => `P${n}`)
    await importText(named(Object.fromEntries(skus.map((sku, n) => [sku, `s-${n}`]))))
    const next = (n: number) => (n < 5 ? (n + 1) % 5 : n + 1)
    const content = named(Object.fromEntries(skus.map((sku, n) => [sku, `s-${next(n)}`])))
    const trial = await importText(content, { batchSize: 2, write: false })
    const report = await importText(content, { batchSize: 2 })
    expect([trial.problems, trial.counts, report.problems]).toEqual([[], report.counts, []])
    expect(report.counts).toMatchObject({ updated: 12 })
    expect(await slugsNow(...skus)).toEqual(skus.map((_, n) => `s-${next(n)}`))
    const rows = await database().db.select().from(redirects)
    expect(rows.map(({ fromPath, toPath }) => `${fromPath} > ${toPath}`)).toEqual(['/product/s-5 > /product/s-6'])
  })

  it('are looked up for more products than a statement takes parameters', async () => {
    const requests = Array.from({ length: 12_000 }, (_, n) => ({ sku: `P${n}`, languageId: 1, explicit: `s-${n}`, name: '' }))
    const slugs = await SlugAllocator.load(database().db, { siteId: 1, requests, earlier: new Map() })
    expect(slugs.isFree(1, 's-11999', 1)).toBe(true)
  })

  it('stay where another product keeps one of them', async () => {
    await importText(named({ A: 'a', B: 'b', C: 'c', Z: 'z' }))
    const { problems, counts } = await importText(named({ A: 'b', B: 'z', C: 'a' }))
    expect(problems).toEqual([
      'redak 2, stupac „Slug”: Slug „b” već ima drugi proizvod; ostaje „a”.',
      'redak 3, stupac „Slug”: Slug „z” već ima drugi proizvod; ostaje „b”.',
      'redak 4, stupac „Slug”: Slug „a” već ima drugi proizvod; ostaje „c”.',
    ])
    expect(counts).toMatchObject({ unchanged: 3 })
    expect(await slugsNow('A', 'B', 'C', 'Z')).toEqual(['a', 'b', 'c', 'z'])
  })
})
