import { eq } from 'drizzle-orm'
import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import { database } from '@/server/db/client'
import * as schema from '@/server/db/schema/all'
import { exportProducts } from '@/server/modules/product/import-export/export/export-products'
import { sheet } from '@/tests/support/import/csv-file'
import { wooEnglish } from '@/tests/support/import/foreign-headers'
import { emptyCatalogue, file, headers, importText, productOf, row, stockOf, transferContext } from '@/tests/support/import/import-products'

beforeEach(emptyCatalogue)

const novel = { ID: 7, Type: 'simple', SKU: 'KNJ-7', Name: 'Knjiga', Published: 1, 'In stock?': 1, Stock: 2, 'Regular price': '10' }

async function valuesOf(sku: string) {
  const { id } = await productOf(sku)
  const { productAttributes, attributeValues } = schema
  const rows = await database()
    .db.select({ text: productAttributes.text, key: attributeValues.key })
    .from(productAttributes)
    .leftJoin(attributeValues, eq(attributeValues.id, productAttributes.valueId))
    .where(eq(productAttributes.productId, id))
    .orderBy(productAttributes.id)
  return rows.map(({ text, key }) => text ?? key)
}

// docs/rules/import-export.md#foreign-values
describe('several columns of one attribute', () => {
  const attribute = (n: number, name: string, value: string, isGlobal = 1) => ({
    [`Attribute ${n} name`]: name,
    [`Attribute ${n} value(s)`]: value,
    [`Attribute ${n} global`]: isGlobal,
  })

  it('are joined where it takes several values', async () => {
    const content = sheet(wooEnglish, { ...novel, ...attribute(1, 'Boja', 'plava, siva'), ...attribute(2, 'boja', 'siva, bijela') })
    expect((await importText(content)).problems).toEqual([])
    expect(await valuesOf('KNJ-7')).toEqual(['plava', 'siva', 'bijela'])
    expect((await importText(content)).counts).toMatchObject({ unchanged: 1 })
  })

  it('lose the further values with a warning where it takes one', async () => {
    const content = sheet(wooEnglish, { ...novel, ...attribute(1, 'ISBN', '953-0-1', 0), 'GTIN, UPC, EAN, or ISBN': '9789530000018' })
    const { problems } = await importText(content)
    expect(problems).toEqual([
      'redak 2, stupac „GTIN, UPC, EAN, or ISBN”: Atribut „ISBN” već ima drugu vrijednost, pa otpada: 9789530000018',
    ])
    expect(await valuesOf('KNJ-7')).toEqual(['953-0-1'])
    expect((await importText(content)).counts).toMatchObject({ unchanged: 1 })
  })
})

it('the report says what a file of another shop cannot say', async () => {
  const { notes, ignoredColumns } = await importText(sheet(wooEnglish, novel))
  expect(notes).toEqual(['Cijene se čitaju kao cijene s PDV-om, u valuti ove trgovine.', 'Position se čita samo kao redoslijed varijanti.'])
  expect(ignoredColumns).toContain('Meta: _x')
  const ours = await importText('SKU;Naziv;Naziv [deu];PDV\nA;Knjiga;Buch;5\n')
  expect([ours.notes, ours.ignoredColumns]).toEqual([[], ['Naziv [deu]']])
})

// docs/rules/import-export.md#foreign-export
describe('an export for another shop', () => {
  const exported = async (format: 'woocommerce' | 'shopify') => {
    const { lost } = await exportProducts(await transferContext(), { file: file('van.csv'), format })
    return { lost, content: readFileSync(file('van.csv'), 'utf8') }
  }

  it('names what each format cannot hold', async () => {
    const columns = [...headers, 'Slug', 'Prioritet', 'Istaknut', 'Akcijska cijena', 'Akcija do']
    const sale = { 'Akcijska cijena': '10', 'Akcija do': '2099-01-01' }
    await importText(
      sheet(columns, row('A', { Slug: 'roman', Prioritet: 5, Istaknut: 'da', ...sale }), row('P', { Vrsta: 'podesiv', Zaliha: '' })),
    )
    expect((await exported('woocommerce')).lost).toEqual(['prioritet', 'dan dodavanja', 'slug'])
    expect((await exported('shopify')).lost).toEqual([
      'prioritet',
      'dan dodavanja',
      'podesivi proizvodi bez varijanti',
      'planirane akcije i kraj akcije',
      'isticanje',
      'stopa PDV-a',
    ])
  })

  it('holds both codes of a product in WooCommerce, and the stock of an e-product in Shopify', async () => {
    const columns = [...headers, 'Atribut: ISBN [isbn, text]', 'Atribut: GTIN [gtin, text]']
    const codes = { 'Atribut: ISBN [isbn, text]': '9789530000018', 'Atribut: GTIN [gtin, text]': '3850000000017' }
    await importText(sheet(columns, row('A', { ...codes, Vrsta: 'e-proizvod', Zaliha: 7 })))
    const woo = await exported('woocommerce')
    const shopify = await exported('shopify')
    await emptyCatalogue()
    await importText(woo.content)
    expect(await valuesOf('A')).toEqual(['3850000000017', '9789530000018'])
    await emptyCatalogue()
    await importText(shopify.content)
    expect(await stockOf('A')).toBe(7)
  })
})
