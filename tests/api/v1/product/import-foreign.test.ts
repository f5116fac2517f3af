import { readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { database } from '@/server/db/client'
import * as schema from '@/server/db/schema/all'
import { exportProducts } from '@/server/modules/product/import-export/export/export-products'
import { writeDemoCatalogue } from '@/tests/support/database/demo-catalogue'
import { sheet } from '@/tests/support/import/csv-file'
import { shopifyInventory, shopifyOlder, wooEnglish } from '@/tests/support/import/foreign-headers'
import {
  checksums,
  emptyCatalogue,
  file,
  importText,
  noon,
  productOf,
  row,
  headers,
  stockOf,
  transferContext,
} from '@/tests/support/import/import-products'

beforeEach(emptyCatalogue)

const bag = {
  Handle: 'torba',
  Title: 'Torba',
  Vendor: 'Johnson &amp; Johnson',
  Type: 'Torbe',
  Tags: 'plava, kožna',
  Published: 'TRUE',
  'Option1 Name': 'Boja',
  'Option1 Value': 'plava',
  'Variant SKU': 'ISTI',
  'Variant Inventory Tracker': 'shopify',
  'Variant Price': '15.00',
  Status: 'active',
}
const second = {
  Handle: 'torba',
  'Option1 Value': 'žuta',
  'Variant SKU': 'ISTI',
  'Variant Inventory Tracker': 'shopify',
  'Variant Price': '15.00',
}
const bags = sheet(shopifyOlder, bag, second)

const novel = { ID: 7, Type: 'simple', SKU: 'KNJ-7', Name: 'Knjiga', Published: 1, 'In stock?': 1, Stock: 2, 'Regular price': '10' }

it.each([
  ['smanjena-stopa', 13],
  ['taux-reduit', 13],
  ['nulta-stopa', 0],
  ['stopa-5', 5],
])("WooCommerce's tax class %s is %i percent", async (taxClass, vatRate) => {
  const { counts } = await importText(sheet(wooEnglish, { ...novel, 'Tax status': 'taxable', 'Tax class': taxClass }))
  expect([counts.created, (await productOf('KNJ-7')).vatRate]).toEqual([1, vatRate])
})

describe('a Shopify file of several places', () => {
  it('is refused without an answer about the stock', async () => {
    const { counts, problems } = await importText(bags)
    expect(counts).toMatchObject({ created: 1, refused: 2 })
    expect(problems.filter((problem) => problem.includes('--unknown-stock'))).toHaveLength(2)
  })

  it('takes the answer, then the stock of the inventory export', async () => {
    expect((await importText(bags, { unknownStock: 0 })).counts).toMatchObject({ created: 3, refused: 0 })
    expect(await stockOf('torba-plava')).toBe(0)
    expect((await importText(bags)).counts).toMatchObject({ unchanged: 3, refused: 0 })
    const place = (value: string, Location: string, available: number) => ({
      Handle: 'torba',
      Title: 'Torba',
      'Option1 Name': 'Boja',
      'Option1 Value': value,
      SKU: 'ISTI',
      Location,
      'Available (not editable)': available,
    })
    const stock = sheet(shopifyInventory, place('plava', 'Zagreb', 2), place('plava', 'Split', 3), place('žuta', 'Zagreb', 1))
    expect((await importText(stock)).counts).toMatchObject({ updated: 2, refused: 0 })
    expect([await stockOf('torba-plava'), await stockOf('torba-zuta')]).toEqual([5, 1])
    expect((await importText(stock)).counts).toMatchObject({ unchanged: 2 })
  })

  it('may be not counted', async () => {
    await importText(bags, { unknownStock: null })
    expect(await stockOf('torba-plava')).toBeNull()
  })

  it('decodes entities and does not change again where a tag equals an attribute', async () => {
    const simple = sheet(shopifyOlder, { ...bag, 'Variant Inventory Qty': 1, 'Variant SKU': '' })
    await importText(simple)
    const before = await checksums()
    expect((await importText(simple)).counts).toMatchObject({ unchanged: 2, updated: 0 })
    expect(await checksums()).toEqual(before)
    const [maker] = await database().db.select().from(schema.manufacturers)
    expect(maker?.name).toBe('Johnson & Johnson')
  })
})

describe('a tag that equals a word of an attribute', () => {
  it('changes nothing at the second run', async () => {
    const content = sheet(wooEnglish, {
      ...novel,
      Tags: 'plava, KNJ-7, novo',
      'Attribute 1 name': 'Boja',
      'Attribute 1 value(s)': 'plava',
      'Attribute 1 global': 1,
    })
    await importText(content)
    expect((await importText(content)).counts).toMatchObject({ unchanged: 1, updated: 0 })
  })
})

describe('values that an attribute of the shop does not take', () => {
  it('are dropped with a warning, and no value is created for them', async () => {
    await importText(sheet(shopifyOlder, { ...bag, 'Variant SKU': 'A', 'Variant Inventory Qty': 1 }))
    const values = { 'Attribute 1 name': 'Boja', 'Attribute 1 value(s)': 'plava, crvena', 'Attribute 1 global': 1 }
    const content = sheet(wooEnglish, { ...novel, ...values })
    const { counts, problems, newTaxonomy } = await importText(content)
    expect(counts).toMatchObject({ created: 1, refused: 0 })
    expect(problems).toEqual(['redak 2, stupac „Attribute 1 value(s)”: Atribut „Boja” prima jednu vrijednost, pa otpada: crvena'])
    expect(newTaxonomy.values).toEqual([])
    expect(await database().db.$count(schema.attributeValues)).toBe(1)
    expect((await importText(content)).counts).toMatchObject({ unchanged: 1 })
  })

  it('are dropped where they are no number', async () => {
    await importText(sheet([...headers, 'Atribut: Masa [masa, numberField, g]'], row('A', { 'Atribut: Masa [masa, numberField, g]': '5' })))
    const values = { 'Attribute 1 name': 'Masa', 'Attribute 1 value(s)': 'laka' }
    const { counts, problems } = await importText(sheet(wooEnglish, { ...novel, ...values }))
    expect(counts).toMatchObject({ created: 1 })
    expect(problems).toEqual(['redak 2, stupac „Attribute 1 value(s)”: Vrijednost atributa „Masa” otpada. „laka” nije broj.'])
  })

  it('of a refused row create nothing', async () => {
    const columns = ['SKU', 'Kategorije', 'Proizvođač', 'Atribut: Boja [boja, dropdown]', 'Atribut: Masa [masa, numberField, g]']
    const before = await checksums()
    const { counts, newTaxonomy } = await importText(
      sheet(columns, { SKU: 'X', Kategorije: 'Nova', Proizvođač: 'Novi', 'Atribut: Boja [boja, dropdown]': 'siva' }),
    )
    expect([counts.refused, newTaxonomy]).toEqual([1, { categories: [], attributes: [], values: [], manufacturers: [] }])
    expect(await checksums()).toEqual(before)
  })
})

it('names in another script are found again', async () => {
  const values = (n: number) => ({ [`Attribute ${n} global`]: 1 })
  const cells = {
    Name: 'Вино',
    Categories: 'Црно, Бело',
    'Attribute 1 name': 'Боја',
    'Attribute 1 value(s)': 'црна, бела',
    'Attribute 2 name': 'Крај',
    'Attribute 2 value(s)': 'Срем',
  }
  const content = sheet(wooEnglish, { ...novel, ...cells, ...values(1), ...values(2) })
  expect((await importText(content)).problems).toEqual([])
  expect((await importText(content)).counts).toMatchObject({ unchanged: 1 })
  const codes = await database().db.select({ code: schema.attributes.code }).from(schema.attributes)
  const slugs = await database().db.select({ slug: schema.categoryTexts.slug }).from(schema.categoryTexts)
  expect([codes.map(({ code }) => code), slugs.map(({ slug }) => slug)]).toEqual([
    ['atribut', 'atribut-2'],
    ['kategorija', 'kategorija-2'],
  ])
})

describe('--vat', () => {
  it('is the rate of new products of our own format too', async () => {
    await importText('SKU;Naziv;Maloprodajna cijena\nA;Knjiga;10\n', { vatRate: 5 })
    expect((await productOf('A')).vatRate).toBe(5)
  })
})

describe('an export for another shop', () => {
  it.each(['woocommerce', 'shopify'] as const)('as %s is imported again, into an empty catalogue, without an error', async (format) => {
    await writeDemoCatalogue(new Date(noon.getTime() - 3_600_000))
    const { products, lost } = await exportProducts(await transferContext(), { file: file('van.csv'), format, files: false })
    expect(products).toBe(286)
    expect(lost.length).toBeGreaterThan(0)
    const content = readFileSync(file('van.csv'))
    await emptyCatalogue()
    const report = await importText(content, { images: false })
    expect(report.problems.filter((problem) => !/paket:|datoteku|PDV/.test(problem))).toEqual([])
    expect(report.counts.refused).toBe(0)
    expect(report.counts.created).toBeGreaterThan(format === 'woocommerce' ? 285 : 250)
    expect((await importText(content, { images: false })).counts).toEqual({
      created: 0,
      updated: 0,
      unchanged: report.counts.created,
      refused: 0,
    })
  })

  it('keeps price, stock, choices and categories', async () => {
    const columns = [...headers, 'Nadređeni SKU', 'Osi izbora', 'Kategorije', 'Atribut: Boja [boja, dropdown]']
    await importText(
      sheet(
        columns,
        row('torba', {
          Vrsta: 'podesiv',
          Zaliha: '',
          'Maloprodajna cijena': '',
          'Osi izbora': 'boja',
          Kategorije: 'Torbe, vreće > Kožne',
          Naziv: 'torba',
        }),
        row('T-1', { 'Nadređeni SKU': 'torba', 'Atribut: Boja [boja, dropdown]': 'Plava, tamna', Zaliha: 4 }),
      ),
    )
    for (const format of ['woocommerce', 'shopify'] as const) {
      await exportProducts(await transferContext(), { file: file('van.csv'), format })
      const content = readFileSync(file('van.csv'))
      const { counts, problems } = await importText(content)
      expect([format, problems, counts]).toEqual([
        format,
        [],
        { created: 0, updated: expect.any(Number), unchanged: expect.any(Number), refused: 0 },
      ])
      const { id } = await productOf('T-1')
      const [price] = await database().db.select().from(schema.prices).where(eq(schema.prices.productId, id))
      expect([price?.cents, await stockOf('T-1')]).toEqual([1500, 4])
    }
  })

  it('into a missing folder names the folder', async () => {
    const target = file('nema/te/mape/van.csv')
    await expect(exportProducts(await transferContext(), { file: target })).rejects.toThrow(`Mape nema: ${file('nema/te/mape')}`)
  })
})
