import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { productApi } from '@/lib/api/v1/product/web'
import { database } from '@/server/db/client'
import { callAs } from '@/tests/support/http/caller'
import { sheet } from '@/tests/support/import/csv-file'
import * as schema from '@/server/db/schema/all'
import { emptyCatalogue, headers, pricesOf, productOf, row, importText } from '@/tests/support/import/import-products'

beforeEach(emptyCatalogue)

describe('an imported price', () => {
  it('ends the old price and starts a new one', async () => {
    await importText(sheet(headers, row('A')))
    const later = new Date('2024-11-25T12:00:00Z')
    expect((await importText('SKU;Maloprodajna cijena\nA;17,50\n', { now: later })).counts).toMatchObject({ updated: 1 })
    expect(await pricesOf('A')).toEqual([
      ['retail', 1500, '2024-11-20T12:00:00.000Z', '2024-11-25T12:00:00.000Z'],
      ['retail', 1750, '2024-11-25T12:00:00.000Z', null],
    ])
  })

  it('may be a sale with dates', async () => {
    const columns = [...headers, 'Akcijska cijena', 'Akcija od', 'Akcija do', 'Članska cijena']
    await importText(
      sheet(
        columns,
        row('A', { 'Akcijska cijena': '12', 'Akcija od': '1.12.2024.', 'Akcija do': '24.12.2024.', 'Članska cijena': '13,50' }),
      ),
    )
    expect(await pricesOf('A')).toEqual([
      ['retail', 1500, '2024-11-20T12:00:00.000Z', null],
      ['member', 1350, '2024-11-20T12:00:00.000Z', null],
      ['sale', 1200, '2024-11-30T23:00:00.000Z', '2024-12-24T23:00:00.000Z'],
    ])
  })

  it('of a new product starts at pricesSince', async () => {
    await importText(sheet([...headers, 'Akcijska cijena'], row('A', { 'Akcijska cijena': '12' })), {
      pricesSince: new Date('2024-10-01T00:00:00Z'),
    })
    expect(await pricesOf('A')).toEqual([
      ['retail', 1500, '2024-10-01T00:00:00.000Z', null],
      ['sale', 1200, '2024-11-20T12:00:00.000Z', null],
    ])
  })

  it('history of an existing product is not changed', async () => {
    await importText(sheet(headers, row('A')))
    const history = '[{"kind":"retail","cents":9900,"from":"2024-01-01T00:00:00Z","to":null}]'
    const { problems, counts } = await importText(sheet(['SKU', 'Povijest cijena'], { SKU: 'A', 'Povijest cijena': history }))
    expect(counts).toMatchObject({ unchanged: 1 })
    expect(problems).toEqual(['redak 2, stupac „Povijest cijena”: Prošle cijene postojećeg proizvoda ne mijenjaju se uvozom.'])
  })
})

describe('references between products', () => {
  const columns = [
    ...headers,
    'Nadređeni SKU',
    'Redni broj varijante',
    'Zadana varijanta',
    'Osi izbora',
    'Dijelovi paketa',
    'Preporuke',
    'Atribut: Boja [boja, visualSwatch]',
  ]
  const blue = { 'Atribut: Boja [boja, visualSwatch]': 'plava' }

  it('attributes never take a reserved facet code', async () => {
    const content = sheet([...headers, 'Atribut: Sort [sort, dropdown]'], row('A', { 'Atribut: Sort [sort, dropdown]': 'arabica' }))
    await importText(content)
    expect(await database().db.select({ code: schema.attributes.code }).from(schema.attributes)).toEqual([{ code: 'sort-atribut' }])
    expect((await importText(content)).counts).toMatchObject({ unchanged: 1 })
  })

  it('are resolved in any order, across batches', async () => {
    const content = sheet(
      columns,
      row('T-PLAVA', { 'Nadređeni SKU': 'TORBA', 'Redni broj varijante': 0, 'Zadana varijanta': 'da', ...blue }),
      row('SET', { Vrsta: 'paket', Zaliha: '', 'Dijelovi paketa': 'A × 2 | TORBA', Preporuke: 'A' }),
      row('A', { Preporuke: 'SET' }),
      row('TORBA', { Vrsta: 'podesiv', Zaliha: '', 'Osi izbora': 'boja' }),
    )
    const trial = await importText(content, { write: false, batchSize: 1 })
    const report = await importText(content, { batchSize: 1 })
    expect([trial.problems, report.problems]).toEqual([[], []])
    expect([trial.counts, report.counts]).toEqual([report.counts, { created: 4, updated: 0, unchanged: 0, refused: 0 }])
    const torba = await callAs().call(productApi.get, { slug: (await productOf('TORBA')).slug })
    expect(torba.associatedProducts).toMatchObject([{ sku: 'T-PLAVA', attributeSet: { attributes: [{ attributeCode: 'boja' }] } }])
    const set = await callAs().call(productApi.get, { slug: (await productOf('SET')).slug })
    expect(set.bundles?.map(({ qty, product }) => [product.name, qty])).toEqual([
      ['Knjiga A', 2],
      ['Knjiga TORBA', 1],
    ])
    expect((await productOf('T-PLAVA')).isVariant).toBe(true)
    expect((await importText(content, { batchSize: 1 })).counts).toMatchObject({ unchanged: 4 })
  })

  it('to unknown SKUs refuse the row; unknown cross-sells are left out', async () => {
    const content = sheet(
      columns,
      row('A', { Preporuke: 'NEMA | B' }),
      row('B'),
      row('V', { 'Nadređeni SKU': 'NEMA' }),
      row('SET', { Vrsta: 'paket', Zaliha: '', 'Dijelovi paketa': 'A | NEMA' }),
    )
    const expected = [
      'redak 4, stupac „Nadređeni SKU”: Nema proizvoda NEMA.',
      'redak 5, stupac „Dijelovi paketa”: Nema proizvoda NEMA.',
      'redak 2, stupac „Preporuke”: Nema proizvoda NEMA.',
    ]
    for (const write of [false, true]) {
      const { problems, counts } = await importText(content, { write })
      expect([problems, counts]).toEqual([expected, { created: 2, updated: 0, unchanged: 0, refused: 2 }])
    }
    const { id } = await productOf('A')
    expect(await database().db.$count(schema.crossSells, eq(schema.crossSells.productId, id))).toBe(1)
    expect(await database().db.$count(schema.products)).toBe(2)
  })

  it('to the product itself are refused', async () => {
    const content = sheet(
      columns,
      row('A'),
      row('V', { 'Nadređeni SKU': 'V' }),
      row('SET', { Vrsta: 'paket', 'Dijelovi paketa': 'A | SET × 2' }),
    )
    const expected = [
      'redak 3, stupac „Nadređeni SKU”: Proizvod ne može biti varijanta samoga sebe.',
      'redak 4, stupac „Dijelovi paketa”: Paket ne može biti dio samoga sebe.',
    ]
    for (const write of [false, true]) {
      const { counts, problems } = await importText(content, { write })
      expect([problems, counts]).toMatchObject([expected, { created: 1, refused: 2 }])
    }
  })

  it('to a parent that is not configurable are reported', async () => {
    const { problems } = await importText(sheet(columns, row('P'), row('V', { 'Nadređeni SKU': 'P' })))
    expect(problems).toEqual(['redak 3, stupac „Nadređeni SKU”: Nadređeni proizvod nije podesiv, pa se njegove varijante ne prikazuju.'])
  })

  const bundle = (sku: string, parts: string) => row(sku, { Vrsta: 'paket', Zaliha: '', 'Dijelovi paketa': parts })
  const bag = row('TORBA', { Vrsta: 'podesiv', Zaliha: '', 'Osi izbora': 'boja' })
  const variant = (sku: string, cells = {}) => row(sku, { 'Nadređeni SKU': 'TORBA', ...blue, ...cells })

  it.each<[string, ReturnType<typeof row>[], string[]]>([
    ['an empty bundle', [bundle('SET', '')], ['redak 2, stupac „Dijelovi paketa”: Paket nema dijelova.']],
    [
      'a bundle in a bundle',
      [row('A'), bundle('SET', 'A'), bundle('VELIK', 'A | SET')],
      ['redak 4, stupac „Dijelovi paketa”: Dio SET i sam je paket; paket u paketu nije moguć.'],
    ],
    [
      'a configurable product in another',
      [bag, row('U', { Vrsta: 'podesiv', Zaliha: '', 'Osi izbora': 'boja', 'Nadređeni SKU': 'TORBA' })],
      ['redak 3, stupac „Nadređeni SKU”: Podesiv proizvod ne može biti varijanta drugoga.'],
    ],
    [
      'variants with equal choices',
      [bag, variant('T-1'), variant('T-2')],
      ['redak 4, stupac „Atribut”: Varijanta T-1 ima već isti izbor.'],
    ],
  ])('refuse %s by row', async (_, rows, expected) => {
    const content = sheet(columns, ...rows)
    for (const batchSize of [1, 250]) {
      for (const write of [false, true]) {
        const { problems, counts } = await importText(content, { write, batchSize })
        expect([batchSize, write, problems.toSorted()]).toEqual([batchSize, write, expected.toSorted()])
        expect(counts).toMatchObject({ created: rows.length - expected.length, refused: expected.length })
      }
      await emptyCatalogue()
    }
  })

  it.each([1, 250])('refuse bundles that contain each other, in batches of %i', async (batchSize) => {
    const { problems, counts } = await importText(sheet(columns, bundle('PRVI', 'DRUGI'), bundle('DRUGI', 'PRVI')), { batchSize })
    expect([problems.length, counts]).toMatchObject([2, { created: 0, refused: 2 }])
    await importText(sheet(columns, row('A'), bundle('PRVI', 'A')))
    const later = await importText(sheet(columns, bundle('DRUGI', 'PRVI'), bundle('PRVI', 'DRUGI')), { batchSize })
    expect(later.counts).toMatchObject({ created: 0, updated: 0, refused: 2 })
  })

  it('refuse a choice that a stored variant has, unless the file moves it', async () => {
    await importText(sheet(columns, bag, variant('T-1'), variant('T-2', { 'Atribut: Boja [boja, visualSwatch]': 'žuta' })))
    const taken = await importText(sheet(columns, variant('T-3')))
    expect(taken.problems).toEqual(['redak 2, stupac „Atribut”: Varijanta T-1 ima već isti izbor.'])
    const swapped = sheet(columns, variant('T-1', { 'Atribut: Boja [boja, visualSwatch]': 'žuta' }), variant('T-2'))
    expect(await importText(swapped)).toMatchObject({ problems: [], counts: { updated: 2, refused: 0 } })
  })

  // docs/rules/import-export.md#structure
  it('refuse equal choices in a file without parents', async () => {
    const colour = 'Atribut: Boja [boja, visualSwatch]'
    const choices = (colours: Record<string, string>) =>
      sheet(['SKU', colour], ...Object.entries(colours).map(([SKU, value]) => ({ SKU, [colour]: value })))
    await importText(
      sheet(columns, bag, variant('T-1'), variant('T-2', { [colour]: 'žuta' }), variant('T-3', { [colour]: 'crvena' }), row('A', blue)),
    )
    for (const write of [false, true]) {
      const taken = await importText(choices({ 'T-1': 'žuta', A: 'žuta' }), { write })
      expect([taken.problems, taken.counts]).toMatchObject([
        ['redak 2, stupac „Atribut”: Varijanta T-2 ima već isti izbor.'],
        { updated: 1, refused: 1 },
      ])
      const twice = await importText(choices({ 'T-1': 'bijela', 'T-2': 'bijela' }), { write: false })
      expect(twice.problems).toEqual(['redak 3, stupac „Atribut”: Varijanta T-1 ima već isti izbor.'])
      const refusedKeeps = await importText(choices({ 'T-1': 'žuta', 'T-3': 'plava' }), { write: false })
      expect(refusedKeeps.problems).toEqual([
        'redak 2, stupac „Atribut”: Varijanta T-2 ima već isti izbor.',
        'redak 3, stupac „Atribut”: Varijanta T-1 ima već isti izbor.',
      ])
    }
    expect(await importText(choices({ 'T-1': 'žuta', 'T-2': 'plava' }))).toMatchObject({ problems: [], counts: { updated: 2 } })
  })

  it('refuse no variant because of a refused one that its parent does not have', async () => {
    const yellow = { 'Atribut: Boja [boja, visualSwatch]': 'žuta' }
    await importText(sheet(columns, bag, variant('T-1', yellow), row('A', blue)))
    for (const write of [false, true]) {
      const { problems, counts } = await importText(sheet(columns, variant('A', yellow), variant('T-2')), { write })
      expect(problems).toEqual(['redak 2, stupac „Atribut”: Varijanta T-1 ima već isti izbor.'])
      expect(counts).toMatchObject({ created: 1, refused: 1 })
    }
  })

  it('leave variants alone whose equal choices the file does not touch', async () => {
    await importText(sheet(columns, bag, variant('T-1'), variant('T-2', { 'Atribut: Boja [boja, visualSwatch]': 'žuta' })))
    const { productAttributes } = schema
    const [first] = await database().db.select().from(productAttributes)
    await database()
      .db.update(productAttributes)
      .set({ valueId: first?.valueId ?? 0 })
    const { problems, counts } = await importText('SKU;Zaliha;Atribut: Platno [platno, text]\nT-1;7;lan\nT-2;7;lan\n')
    expect([problems, counts]).toMatchObject([[], { updated: 2, refused: 0 }])
  })

  // docs/rules/import-export.md#created-taxonomy
  it.each([1, 250])('that refuse a row leave nothing behind that only it named, in batches of %i', async (batchSize) => {
    const named = (name: string) => ({
      Kategorije: `Zajednička > ${name}`,
      Proizvođač: name,
      'Atribut: Boja [boja, visualSwatch]': name,
      'Atribut: Platno [platno, text]': name,
    })
    const all = [...columns, 'Kategorije', 'Proizvođač', 'Atribut: Platno [platno, text]', 'Atribut: Rez [rez, multipleSelect]']
    const content = sheet(
      all,
      row('V', { 'Nadređeni SKU': 'NEMA', ...named('Sama') }),
      { ...bundle('SET', 'NEMA'), ...named('Zajednička') },
      row('A', named('Zajednička')),
      row('W', { 'Nadređeni SKU': 'NEMA', ...named('Zajednička'), Kategorije: 'Sama > Jedina | Zajednička' }),
    )
    for (const write of [false, true]) {
      const { counts, newTaxonomy } = await importText(content, { write, batchSize })
      expect(counts).toMatchObject({ created: 1, refused: 3 })
      expect(Object.values(newTaxonomy).map((names) => names.toSorted())).toEqual([
        ['Zajednička', 'Zajednička > Zajednička'],
        ['Boja', 'Platno', 'Rez'],
        ['Boja: Zajednička'],
        ['Zajednička'],
      ])
    }
    const { db } = database()
    const { categories, attributes, attributeValues, manufacturers } = schema
    expect(await Promise.all([categories, attributes, attributeValues, manufacturers].map((table) => db.$count(table)))).toEqual([
      2, 3, 1, 1,
    ])
    const again = await importText(content, { batchSize })
    expect(again).toMatchObject({
      counts: { unchanged: 1, refused: 3 },
      newTaxonomy: { categories: [], attributes: [], values: [], manufacturers: [] },
    })
  })

  it('that are all refused leave no attribute of the header behind', async () => {
    const { newTaxonomy } = await importText(sheet(columns, row('V', { 'Nadređeni SKU': 'NEMA', ...blue })))
    expect(newTaxonomy).toMatchObject({ attributes: [], values: [] })
    expect(await database().db.$count(schema.attributes)).toBe(0)
  })

  it('refuse a part that becomes a bundle', async () => {
    await importText(sheet(columns, row('A'), row('B'), bundle('SET', 'A')))
    const { problems, counts } = await importText(sheet(columns, bundle('A', 'B')))
    expect([problems, counts.refused]).toEqual([['redak 2, stupac „Vrsta”: Proizvod je dio paketa SET, pa ne može i sam biti paket.'], 1])
  })
})
