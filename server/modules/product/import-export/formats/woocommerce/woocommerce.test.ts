import { describe, expect, it } from 'vitest'
import { csv, mapped, sheet } from '@/tests/support/import/csv-file'
import { wooCroatian, wooEnglish } from '@/tests/support/import/foreign-headers'

const book = {
  ID: 7,
  Type: 'simple',
  SKU: 'KNJ-7',
  Name: 'Tri rječnika',
  Published: 1,
  'Is featured?': 1,
  'Visibility in catalog': 'visible',
  'Tax status': 'taxable',
  'Tax class': 'stopa-5',
  'In stock?': 1,
  Stock: 12,
  'Weight (kg)': '0,45',
  'Regular price': '19.90',
}

describe('a WooCommerce file', () => {
  it('maps equally with English and Croatian headers', async () => {
    const one = await mapped(sheet(wooEnglish, { ...book, Categories: 'Knjige > Romani, Darovi', Tags: 'novo, rječnik' }))
    const other = await mapped(
      sheet(wooCroatian, {
        ID: 7,
        Vrsta: 'simple',
        SKU: 'KNJ-7',
        Naziv: 'Tri rječnika',
        Objavljeno: 1,
        'Istaknuto?': 1,
        'Vidljivost u katalogu': 'visible',
        'Status poreza': 'taxable',
        'Klasa poreza': 'stopa-5',
        'Na zalihi?': 1,
        Zalihe: 12,
        'Težina (g)': 450,
        'Normalna cijena': '19,90',
        Kategorije: 'Knjige > Romani, Darovi',
        Oznake: 'novo, rječnik',
      }),
    )
    const expected = {
      format: 'Simple',
      archived: false,
      featured: true,
      vatRate: 5,
      weightGrams: 450,
      retailCents: 1990,
      sale: null,
      onHand: 12,
      texts: { hrv: { name: 'Tri rječnika', extraWords: ['novo', 'rječnik'] } },
      categories: [{ path: ['Knjige', 'Romani'] }, { path: ['Darovi'] }],
      variantOf: null,
    }
    for (const { format, records, problems } of [one, other]) {
      expect(format).toBe('WooCommerce')
      expect(problems).toEqual([])
      expect(records['KNJ-7']?.fields).toMatchObject(expected)
    }
  })

  it('maps sale dates to whole days', async () => {
    const dates = { 'Sale price': '15,00', 'Date sale price starts': '2026-11-01 0:00:00', 'Date sale price ends': '2026-11-30 23:59:59' }
    const { records } = await mapped(sheet(wooEnglish, { ...book, ...dates }))
    expect(records['KNJ-7']?.fields.sale).toEqual({
      cents: 1500,
      from: new Date('2026-10-31T23:00:00Z'),
      to: new Date('2026-11-30T23:00:00Z'),
    })
  })

  it('drops a sale that is not below the price', async () => {
    const { records, problems } = await mapped(sheet(wooEnglish, { ...book, 'Sale price': '25' }))
    expect(records['KNJ-7']?.fields.sale).toBeNull()
    expect(problems).toEqual(['warning 2 Sale price: Akcijska cijena nije niža od redovne, pa je izostavljena.'])
  })

  it('maps HTML descriptions with escaped line breaks', async () => {
    const texts = {
      'Short description': '<p>Kratko &amp; jasno</p>',
      Description: String.raw`Prvi odlomak.\n\nDrugi <b>odlomak</b>.<script>alert(1)</script>`,
    }
    const { records } = await mapped(sheet(wooEnglish, { ...book, ...texts }))
    expect(records['KNJ-7']?.fields.texts?.hrv).toMatchObject({
      summary: 'Kratko & jasno',
      description: {
        type: 'doc',
        content: [
          { type: 'paragraph', content: [{ type: 'text', text: 'Prvi odlomak.' }] },
          { type: 'paragraph', content: [{ text: 'Drugi ' }, { text: 'odlomak', marks: [{ type: 'bold' }] }, { text: '.' }] },
        ],
      },
    })
  })

  it.each([
    [{ Stock: '', 'In stock?': 1 }, null],
    [{ Stock: '', 'In stock?': 0 }, 0],
    [{ Stock: '', 'In stock?': 'backorder' }, null],
    [{ Stock: -3, 'In stock?': 1 }, 0],
    [{ Stock: 4, 'In stock?': 1 }, 4],
  ])('maps %o to stock %s', async (stock, quantity) => {
    expect((await mapped(sheet(wooEnglish, { ...book, ...stock }))).records['KNJ-7']?.fields.onHand).toBe(quantity)
  })

  it.each([
    [{ Published: 0 }, true],
    [{ Published: -1 }, true],
    [{ Published: 1, 'Visibility in catalog': 'hidden' }, true],
    [{ Published: 1, 'Visibility in catalog': 'search' }, false],
  ])('maps %o to archived %s', async (cells, archived) => {
    expect((await mapped(sheet(wooEnglish, { ...book, ...cells }))).records['KNJ-7']?.fields.archived).toBe(archived)
  })

  it.each([
    [{ 'Tax class': '' }, 25],
    [{ 'Tax status': 'none' }, 0],
    [{ 'Tax class': 'pdv-13' }, 13],
  ])('maps %o to %i percent VAT', async (cells, rate) => {
    expect((await mapped(sheet(wooEnglish, { ...book, ...cells }))).records['KNJ-7']?.fields.vatRate).toBe(rate)
  })

  it('refuses an unknown tax class and names the option', async () => {
    const { records, problems } = await mapped(sheet(wooEnglish, { ...book, 'Tax class': 'knjige' }, { ...book, SKU: 'KNJ-8', ID: 8 }))
    expect(Object.keys(records)).toEqual(['KNJ-8'])
    expect(problems).toEqual(['error 2 Tax class: Ne zna se stopa razreda „knjige”. Recite je: --tax knjige=5'])
  })

  it('maps virtual products to e-products, ISBNs and weight units', async () => {
    const headers = wooEnglish.map((header) => (header === 'Weight (kg)' ? 'Weight (lbs)' : header))
    const cells = { ...book, Type: 'simple, downloadable, virtual', 'GTIN, UPC, EAN, or ISBN': '978-953-384-001-7', 'Weight (lbs)': 2 }
    const { records } = await mapped(sheet(headers, cells))
    expect(records['KNJ-7']?.fields).toMatchObject({
      format: 'EProduct',
      weightGrams: 907,
      attributes: [{ name: 'isbn', given: { values: ['978-953-384-001-7'] } }],
    })
  })

  it.each([
    [wooEnglish, ['Download 1 ID', 'Download 2 ID', 'Download 2 name', 'Download 2 URL']],
    [
      wooEnglish.map((header) => header.replace(/^Download 1 (name|URL)$/, 'Preuzimanje 1 $1')),
      ['Preuzimanje 2 naziv', 'Preuzimanje 2 URL'],
    ],
  ])('maps downloads to files with their labels', async (known, more) => {
    const all = [...known, ...more]
    const nth = (n: number, what: RegExp) => all.find((header) => header.includes(` ${n} `) && what.test(header)) ?? ''
    const files = {
      [nth(1, /(?:Download|Preuzimanje) 1 name/)]: 'Cijela knjiga',
      [nth(1, /(?:Download|Preuzimanje) 1 URL/)]: 'https://a.hr/wp-content/uploads/2024/05/Knjiga.PDF',
      [nth(2, /(?:Download|Preuzimanje) 2 (?:name|naziv)/)]: '',
      [nth(2, /(?:Download|Preuzimanje) 2 URL/)]: 'zvuk/prvo.mp3',
    }
    const { records, problems } = await mapped(
      sheet(
        all,
        { ...book, ...files, Type: 'simple, downloadable, virtual' },
        { ...book, ...files, SKU: 'PAPIR' },
        { ...book, Type: 'virtual', SKU: 'BEZ' },
      ),
    )
    expect(problems).toEqual([])
    expect(records['KNJ-7']?.fields.files).toEqual([
      { source: 'https://a.hr/wp-content/uploads/2024/05/Knjiga.PDF', name: 'Cijela knjiga.pdf' },
      { source: 'zvuk/prvo.mp3', name: '' },
    ])
    expect([records['PAPIR']?.fields.files, records['BEZ']?.fields.files]).toEqual([undefined, undefined])
  })

  it('uses the ID without a SKU', async () => {
    const { records, problems } = await mapped(sheet(wooEnglish, { ...book, SKU: '' }, { ...book, SKU: '', ID: '' }))
    expect(Object.keys(records)).toEqual(['woo-7'])
    expect(problems).toEqual(['error 3 SKU: Redak nema ni SKU ni ID, pa se proizvod ne može prepoznati.'])
  })

  it('splits values at unescaped commas', async () => {
    const cells = { 'Attribute 1 name': 'Boja', 'Attribute 1 value(s)': String.raw`Crvena\, topla, Plava`, 'Attribute 1 global': 1 }
    const { records } = await mapped(sheet(wooEnglish, { ...book, ...cells, Images: 'https://a.hr/1.jpg, slike/2.jpg' }))
    expect(records['KNJ-7']?.fields.attributes).toMatchObject([
      { label: 'Boja', input: 'multipleSelect', given: { values: ['Crvena, topla', 'Plava'] } },
    ])
    expect(records['KNJ-7']?.fields.pictures?.map(({ source }) => source)).toEqual(['https://a.hr/1.jpg', 'slike/2.jpg'])
  })

  it('maps grouped products to bundles and refuses external ones', async () => {
    const { records, problems } = await mapped(
      sheet(
        wooEnglish,
        { ...book },
        { ...book, ID: 9, SKU: 'SET', Type: 'grouped', 'Grouped products': 'KNJ-8, id:7', 'Regular price': '' },
        { ...book, ID: 10, SKU: 'VANI', Type: 'external' },
        { ...book, ID: 11, SKU: 'REC', 'Cross-sells': 'id:7', Upsells: 'SET' },
      ),
    )
    expect(records.SET?.fields).toMatchObject({
      format: 'Bundle',
      parts: [
        { sku: 'KNJ-8', quantity: 1 },
        { sku: 'KNJ-7', quantity: 1 },
      ],
    })
    expect(records.REC?.fields.crossSells).toEqual(['KNJ-7', 'SET'])
    expect(records.VANI).toBeUndefined()
    expect(problems).toEqual([
      'warning 3 Type: Grupirani proizvod postaje paket: njegovi se dijelovi kupuju zajedno.',
      'error 4 Type: Vanjski proizvod prodaje druga trgovina, pa se ne uvozi.',
    ])
  })
})

describe('a variable product', () => {
  const parent = {
    ...book,
    ID: 44,
    Type: 'variable',
    SKU: 'TORBA',
    Name: 'Torba',
    'Regular price': '',
    Stock: '',
    'Attribute 1 name': 'Boja',
    'Attribute 1 value(s)': 'Crvena, Plava',
    'Attribute 1 global': 1,
    'Attribute 1 default': 'Plava',
    'Attribute 2 name': 'Materijal',
    'Attribute 2 value(s)': 'pamuk',
    'Attribute 2 global': 0,
  }
  const variation = (id: number, colour: string, cells = {}) => ({
    ...book,
    ID: id,
    Type: 'variation',
    SKU: `TORBA-${id}`,
    Name: `Torba - ${colour}`,
    Parent: 'id:44',
    'Tax class': 'parent',
    Position: id - 44,
    'Attribute 1 name': 'Boja',
    'Attribute 1 value(s)': colour,
    'Attribute 1 global': 1,
    ...cells,
  })

  it('takes its axes from its variations, in any row order', async () => {
    const { records, problems } = await mapped(sheet(wooEnglish, variation(45, 'Crvena'), parent, variation(46, 'Plava')))
    expect(problems).toEqual([])
    expect(records.TORBA?.fields).toMatchObject({
      format: 'Configurable',
      axes: [{ name: 'boja', label: 'Boja' }],
      attributes: [{ name: 'materijal' }],
    })
    expect(records.TORBA?.fields.retailCents).toBeUndefined()
    expect(records['TORBA-45']?.fields).toMatchObject({
      format: 'Simple',
      vatRate: 5,
      retailCents: 1990,
      onHand: 12,
      variantOf: { parentSku: 'TORBA', position: 1, isDefault: false },
      attributes: [{ name: 'boja', given: { values: ['Crvena'] } }],
    })
    expect(records['TORBA-46']?.fields.variantOf).toEqual({ parentSku: 'TORBA', position: 2, isDefault: true })
  })

  it('warns about shared stock', async () => {
    const { problems } = await mapped(sheet(wooEnglish, parent, variation(45, 'Crvena'), variation(46, 'Plava', { Stock: 'parent' })))
    expect(problems).toEqual(['warning 4 Stock: Zaliha zajednička svim varijantama nije podržana; varijanta se ne broji.'])
  })
})

it('reports the columns it does not read', async () => {
  const { reads, headers } = await mapped(
    csv(
      wooEnglish,
      wooEnglish.map(() => ''),
    ) + csv([7, 'simple', 'A']),
  )
  expect(headers.filter((header) => !reads(header))).toEqual([
    'Low stock amount',
    'Backorders allowed?',
    'Sold individually?',
    'Length (cm)',
    'Width (cm)',
    'Height (cm)',
    'Allow customer reviews?',
    'Purchase note',
    'Shipping class',
    'Download limit',
    'Download expiry days',
    'External URL',
    'Button text',
    'Attribute 1 visible',
    'Attribute 2 visible',
    'Meta: _x',
  ])
})
