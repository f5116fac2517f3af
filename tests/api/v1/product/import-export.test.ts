import { asc, eq, sql } from 'drizzle-orm'
import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import { productApi } from '@/lib/api/v1/product/web'
import { invalidationChannel } from '@/server/core/cache/publish-invalidations'
import { database } from '@/server/db/client'
import { exportProducts } from '@/server/modules/product/import-export/export/export-products'
import { importProducts } from '@/server/modules/product/import-export/import/import-products'
import { callAs } from '@/tests/support/http/caller'
import { sheet } from '@/tests/support/import/csv-file'
import { writeDemoCatalogue } from '@/tests/support/database/demo-catalogue'
import { createProduct } from '@/tests/support/factories'
import * as schema from '@/server/db/schema/all'
import { auditLog, siteLanguages } from '@/server/db/schema/site'
import {
  checksums,
  emptyCatalogue,
  file,
  headers,
  noon,
  pricesOf,
  productOf,
  row,
  stockOf,
  importText,
  transferContext,
} from '@/tests/support/import/import-products'

beforeEach(emptyCatalogue)

describe('export, then import', () => {
  it('of the whole demo changes nothing', async () => {
    await writeDemoCatalogue(new Date(noon.getTime() - 3_600_000))
    const before = await checksums()
    const { products } = await exportProducts(await transferContext(), { file: file('sve.csv') })
    expect(products).toBe(286)
    const report = await importText(readFileSync(file('sve.csv')))
    expect(report.problems).toEqual([])
    expect(report.counts).toEqual({ created: 0, updated: 0, unchanged: 286, refused: 0 })
    expect(await checksums()).toEqual(before)
  })

  it('into an empty catalogue restores the same catalogue', async () => {
    await writeDemoCatalogue(new Date(noon.getTime() - 3_600_000))
    await exportProducts(await transferContext(), { file: file('sve.csv') })
    await database().db.execute(sql`truncate products, categories, attributes restart identity cascade`)
    const report = await importText(readFileSync(file('sve.csv')))
    expect(report.counts).toMatchObject({ created: 286, refused: 0 })
    await exportProducts(await transferContext(), { file: file('ponovno.csv') })
    expect(readFileSync(file('ponovno.csv')).equals(readFileSync(file('sve.csv')))).toBe(true)
  })

  it('of texts with spaces, empty texts and unusual values changes nothing', async () => {
    const content = sheet(
      [...headers, 'SEO naslov', 'Proizvođač', 'Atribut: Boja [boja, dropdown]'],
      row('A', { Proizvođač: 'Vodenica', 'Atribut: Boja [boja, dropdown]': 'plava' }),
    )
    await importText(content)
    const { db } = database()
    await db.update(schema.productTexts).set({ name: ' Knjiga ', summary: 'prvi\r\ndrugi\n', seoTitle: '' })
    await db.update(schema.products).set({ safetyNote: ' pazi ', measureAmount: '0.250' })
    await db.update(schema.manufacturers).set({ name: 'Vodenica ', address: ' Ilica 1' })
    await db.update(schema.attributeValueTexts).set({ label: ' Plava | modra ' })
    const before = await checksums()
    await exportProducts(await transferContext(), { file: file('razmaci.csv') })
    expect((await importText(readFileSync(file('razmaci.csv')))).counts).toMatchObject({ unchanged: 1 })
    expect(await checksums()).toEqual(before)
  })

  it('works with commas and two languages', async () => {
    await createProduct({ sku: 'A', name: '=Knjiga; "prva"', cents: 1500 })
    const { id } = await productOf('A')
    await database().db.insert(siteLanguages).values({ siteId: 1, languageId: 37, position: 1 })
    const ctx = await transferContext()
    const english = { id: 37, code: 'eng', code2: 'en' }
    const two = { ...ctx, site: { ...ctx.site, languages: [...ctx.site.languages, english] } }
    await ctx.db
      .insert(schema.productTexts)
      .values({ productId: id, languageId: 37, siteId: 1, name: 'Book', slug: 'book', summary: 'A, b' })
    const before = await checksums()
    await exportProducts(two, { file: file('dva.csv'), delimiter: ',' })
    expect(readFileSync(file('dva.csv'), 'utf8')).toContain('Naziv [eng]')
    const report = await importProducts(two, { file: file('dva.csv'), write: true })
    expect(report).toMatchObject({ unchanged: 1, errors: 0, warnings: 0, delimiter: ',' })
    expect(await checksums()).toEqual(before)
    await database().db.delete(siteLanguages).where(eq(siteLanguages.languageId, 37))
  })
})

describe('an import', () => {
  it('writes nothing in a dry run and reports what it would do', async () => {
    const content = sheet([...headers, 'Kategorije'], row('A', { Kategorije: 'Knjige > Romani' }), row('B'))
    const before = await checksums()
    const trial = await importText(content, { write: false })
    expect(trial.counts).toEqual({ created: 2, updated: 0, unchanged: 0, refused: 0 })
    expect(trial.newTaxonomy.categories).toEqual(['Knjige', 'Knjige > Romani'])
    expect(await checksums()).toEqual(before)
    expect((await importText(content)).counts).toEqual(trial.counts)
  })

  it('of the same file changes nothing', async () => {
    const content = sheet(
      [...headers, 'Kategorije', 'Opis', 'Atribut: Boja [boja, dropdown]'],
      row('A', { Kategorije: 'Knjige', Opis: '<p>x</p>', 'Atribut: Boja [boja, dropdown]': 'plava' }),
    )
    expect((await importText(content)).counts).toMatchObject({ created: 1 })
    const before = await checksums()
    expect((await importText(content, { now: new Date('2024-12-24T12:00:00Z') })).counts).toEqual({
      created: 0,
      updated: 0,
      unchanged: 1,
      refused: 0,
    })
    expect(await checksums()).toEqual(before)
  })

  it('keeps a subscription plan with the same interval, and its PayPal plan at the same price', async () => {
    const plan = (everyMonths: number, cents: number, hrv = `Svakih ${everyMonths}`) => ({ labels: { hrv }, everyMonths, cents })
    const takePlans = (...plans: ReturnType<typeof plan>[]) =>
      importText(sheet([...headers, 'Planovi pretplate'], row('A', { 'Planovi pretplate': JSON.stringify(plans) })))
    const plans = async () => {
      const rows = await database().db.select().from(schema.subscriptionPlans).orderBy(asc(schema.subscriptionPlans.position))
      return rows.map(({ id, everyMonths, cents, providerPlanId }) => [id, everyMonths, cents, providerPlanId])
    }
    await takePlans(plan(1, 1000), plan(1, 1200), plan(3, 2700))
    await database()
      .db.update(schema.subscriptionPlans)
      .set({ providerPlanId: sql`'P-' || cents` })
    const [, dear, rare] = (await plans()).map(([id]) => id)
    await takePlans(plan(3, 2500), plan(6, 5000), plan(1, 1200, 'Svaki mjesec'))
    expect(await plans()).toEqual([
      [rare, 3, 2500, null],
      [expect.any(Number), 6, 5000, null],
      [dear, 1, 1200, 'P-1200'],
    ])
    await takePlans(plan(1, 1300))
    expect(await plans()).toEqual([[dear, 1, 1300, null]])
    await takePlans()
    expect(await plans()).toEqual([])
  })

  it('imports valid rows and reports the others', async () => {
    const content = sheet(
      headers,
      row('A'),
      row('B', { PDV: 'pet' }),
      row('A'),
      { SKU: 'C' },
      row('D', { 'Maloprodajna cijena': 'x', Zaliha: 'y' }),
      row('E'),
    )
    const { counts, problems } = await importText(content)
    expect(counts).toEqual({ created: 2, updated: 0, unchanged: 0, refused: 4 })
    expect(problems).toEqual([
      'redak 3, stupac „PDV”: „pet” mora biti cijeli broj od 0 do 100.',
      'redak 4, stupac „SKU”: SKU A stoji već u retku 2.',
      'redak 6, stupac „Maloprodajna cijena”: „x” nije iznos. Primjer: 1.234,56',
      'redak 6, stupac „Zaliha”: „y” mora biti cijeli broj od 0 do 1000000.',
      'redak 5, stupac „Naziv”: Proizvoda C još nema, a nov mora imati naziv.',
      'redak 5, stupac „PDV”: Nov proizvod mora imati stopu PDV-a.',
    ])
    await expect(productOf('E')).resolves.toMatchObject({ name: 'Knjiga E' })
  })

  it('refuses a duplicate column', async () => {
    const said = 'Stupac „Naziv” stoji u zaglavlju dvaput. Ostavite jedan.'
    await expect(importText('SKU;naziv;;Naziv;\nA;prvi;;drugi;\n')).rejects.toThrow(said)
    expect((await importText('SKU;Naziv;PDV;;\nA;prvi;25;;\n')).counts).toMatchObject({ created: 1 })
  })

  it('continues when the database refuses a row', async () => {
    await database().db.execute(sql`alter table products add constraint nothing_heavy check (weight_grams < 1000)`)
    const content = sheet(
      [...headers, 'Težina (g)'],
      row('A', { 'Težina (g)': 10 }),
      row('B', { 'Težina (g)': 5000 }),
      row('C', { 'Težina (g)': 20 }),
    )
    const { counts, problems } = await importText(content)
    await database().db.execute(sql`alter table products drop constraint nothing_heavy`)
    expect(counts).toEqual({ created: 2, updated: 0, unchanged: 0, refused: 1 })
    expect(problems).toEqual([expect.stringMatching(/^redak 3: Baza je odbila redak: .*nothing_heavy/)])
  })

  it('that was killed continues when it is started again', async () => {
    const rows = Array.from({ length: 30 }, (_, n) => row(`K-${n}`))
    const dies = () => {
      throw new Error('killed')
    }
    await expect(importText(sheet(headers, ...rows), { batchSize: 10, onProgress: dies })).rejects.toThrow('killed')
    const [half] = await database().db.execute(sql`select count(*)::int as n from products p join product_texts t on t.product_id = p.id`)
    expect(half).toEqual({ n: 10 })
    expect((await importText(sheet(headers, ...rows))).counts).toEqual({ created: 20, updated: 0, unchanged: 10, refused: 0 })
  })

  it('reads Windows-1250 of Croatian Excel', async () => {
    const content = 'SKU;Vrsta;Naziv;PDV;Maloprodajna cijena;Zaliha\r\nA;jednostavan;Žabe u Šumi;5;1.234,50;2\r\n'
    const asWindows1250 = Buffer.from(content.replaceAll('Ž', '\x8e').replaceAll('Š', '\x8a'), 'latin1')
    await importText(asWindows1250)
    await expect(productOf('A')).resolves.toMatchObject({ name: 'Žabe u Šumi', slug: 'zabe-u-sumi' })
    expect(await pricesOf('A')).toEqual([['retail', 123_450, noon.toISOString(), null]])
  })

  it('invalidates caches of running shops in its transaction', async () => {
    const visitor = callAs()
    await importText(sheet(headers, row('A')))
    const { id, slug } = await productOf('A')
    expect((await visitor.call(productApi.get, { slug })).name).toBe('Knjiga A')
    const heard: string[] = []
    const listening = await database().sql.listen(invalidationChannel, (payload) => {
      const { tags }: { tags: string[] } = JSON.parse(payload)
      heard.push(...tags)
    })
    await importText(sheet(headers, row('A', { Naziv: 'Novo ime' })))
    await expect.poll(() => heard).toEqual(expect.arrayContaining(['catalogue', `product:${id}`]))
    heard.length = 0
    await importText(sheet(headers, row('A', { Naziv: 'Novo ime' })))
    await listening.unlisten()
    expect(heard).toEqual([])
  })

  it('increments the version and writes the audit log', async () => {
    await importText(sheet(headers, row('A')))
    await importText(sheet(headers, row('A', { Zaliha: 9 })))
    const { id, version } = await productOf('A')
    expect(version).toBe(2)
    const entries = await database()
      .db.select()
      .from(auditLog)
      .where(eq(auditLog.target, `product:${id}`))
      .orderBy(asc(auditLog.id))
    expect(entries.map(({ action, detail }) => [action, detail])).toMatchObject([
      ['product.create', { file: 'uvoz.csv' }],
      ['product.update', { file: 'uvoz.csv', changed: ['onHand'] }],
    ])
  })

  it('never gives a taken slug twice', async () => {
    const { problems } = await importText(
      sheet([...headers, 'Slug'], row('A', { Slug: 'isti' }), row('B', { Slug: 'isti' }), row('C', { Naziv: 'Isti' })),
    )
    expect([(await productOf('B')).slug, (await productOf('C')).slug]).toEqual(['isti-b', 'isti-c'])
    expect(problems).toEqual(['redak 3, stupac „Slug”: Slug „isti” već ima drugi proizvod; ovaj dobiva „isti-b”.'])
  })

  it('keeps everything that the file does not contain', async () => {
    await importText(sheet([...headers, 'Kategorije', 'Težina (g)'], row('A', { Kategorije: 'Knjige', 'Težina (g)': 300 })))
    await importText('SKU;Zaliha\nA;7\n')
    expect(await stockOf('A')).toBe(7)
    await expect(productOf('A')).resolves.toMatchObject({ name: 'Knjiga A', weightGrams: 300, vatRate: 5 })
    expect(await database().db.$count(schema.productCategories)).toBe(1)
  })

  it('never sets stock below the reserved quantity', async () => {
    await importText(sheet(headers, row('A')))
    await database().db.update(schema.stockItems).set({ reserved: 2 })
    const { problems } = await importText('SKU;Zaliha\nA;1\n')
    expect(problems).toEqual([
      'redak 2, stupac „Zaliha”: Zaliha ne može biti ispod 2 komada, koliko je upravo rezervirano; ostaje kakva jest.',
    ])
    expect(await stockOf('A')).toBe(3)
  })
})
