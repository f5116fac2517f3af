import { describe, expect, it } from 'vitest'
import { mapped, sheet } from '@/tests/support/import/csv-file'
import { shopifyNewer, shopifyOlder } from '@/tests/support/import/foreign-headers'

const mug = {
  Handle: 'salica',
  Title: 'Šalica',
  'Body (HTML)': '<p>Za <em>dugo</em> čitanje.</p>',
  Vendor: 'Lončar',
  Type: 'Darovi > Kuhinja',
  Tags: 'čaj, kava',
  Published: 'TRUE',
  'Option1 Name': 'Title',
  'Option1 Value': 'Default Title',
  'Variant SKU': 'SAL-1',
  'Variant Grams': '340.0',
  'Variant Inventory Tracker': 'shopify',
  'Variant Inventory Qty': 8,
  'Variant Inventory Policy': 'deny',
  'Variant Price': '9.90',
  'Variant Requires Shipping': 'TRUE',
  'Variant Taxable': 'TRUE',
  'SEO Title': 'Šalica za čitatelje',
  Status: 'active',
}

describe('a Shopify file', () => {
  it("keeps a single choice of an option called 'Title'", async () => {
    const { records, problems } = await mapped(sheet(shopifyOlder, { ...mug, 'Option1 Value': '50 × 70 cm' }))
    expect(problems).toEqual([])
    expect(records['salica']).toMatchObject({ fields: { format: 'Configurable', axes: [{ label: 'Title' }] } })
    expect(records['SAL-1']).toMatchObject({ fields: { attributes: [{ label: 'Title', given: { values: ['50 × 70 cm'] } }] } })
  })

  it('maps equally with older and newer headers', async () => {
    const one = await mapped(sheet(shopifyOlder, mug))
    const other = await mapped(
      sheet(shopifyNewer, {
        'URL handle': 'salica',
        Title: 'Šalica',
        Description: '<p>Za <em>dugo</em> čitanje.</p>',
        Vendor: 'Lončar',
        Type: 'Darovi > Kuhinja',
        Tags: 'čaj, kava',
        'Published on online store': 'TRUE',
        'Option1 name': 'Title',
        'Option1 value': 'Default Title',
        SKU: 'SAL-1',
        'Weight value (grams)': 340,
        'Inventory tracker': 'shopify',
        'Inventory quantity': 8,
        'Continue selling when out of stock': 'DENY',
        Price: '9.90',
        'Requires shipping': 'TRUE',
        'Charge tax': 'TRUE',
        'SEO title': 'Šalica za čitatelje',
        Status: 'Active',
      }),
    )
    for (const { format, records, problems } of [one, other]) {
      expect(format).toBe('Shopify')
      expect(problems).toEqual([])
      expect(records['SAL-1']).toMatchObject({
        fields: {
          format: 'Simple',
          archived: false,
          weightGrams: 340,
          onHand: 8,
          retailCents: 990,
          sale: null,
          manufacturer: { name: 'Lončar' },
          categories: [{ path: ['Darovi', 'Kuhinja'] }],
          texts: {
            hrv: { name: 'Šalica', slug: 'salica', seoTitle: 'Šalica za čitatelje', seoDescription: null, extraWords: ['čaj', 'kava'] },
          },
        },
        defaults: { vatRate: 25 },
      })
    }
  })

  it('maps a compare-at price to a sale from now on', async () => {
    const { records } = await mapped(sheet(shopifyOlder, { ...mug, 'Variant Compare At Price': '12.00' }))
    expect(records['SAL-1']?.fields).toMatchObject({ retailCents: 1200, sale: { cents: 990 } })
  })

  it('collects images of all rows in their order', async () => {
    const { records } = await mapped(
      sheet(
        shopifyOlder,
        { ...mug, 'Image Src': 'https://cdn.hr/2.jpg', 'Image Position': 2 },
        { Handle: 'salica', 'Image Src': 'https://cdn.hr/1.jpg', 'Image Position': 1, 'Image Alt Text': 'Sprijeda' },
        { Handle: 'salica', 'Image Src': 'https://cdn.hr/2.jpg', 'Image Position': 3 },
      ),
    )
    expect(records['SAL-1']?.fields.pictures).toEqual([
      { source: 'https://cdn.hr/1.jpg', alt: 'Sprijeda' },
      { source: 'https://cdn.hr/2.jpg', alt: '' },
    ])
  })

  it.each([
    [{ 'Variant Inventory Tracker': '' }, null],
    [{ 'Variant Inventory Policy': 'continue' }, null],
    [{ 'Variant Inventory Qty': -2 }, 0],
    [{ 'Variant Inventory Qty': '' }, undefined],
  ])('maps %o to stock %s', async (cells, quantity) => {
    expect((await mapped(sheet(shopifyOlder, { ...mug, ...cells }))).records['SAL-1']?.fields.onHand).toBe(quantity)
  })

  it.each([
    [{ Status: 'draft' }, true],
    [{ Status: 'archived' }, true],
    [{ Published: 'FALSE' }, true],
    [{ Status: '' }, false],
  ])('maps %o to archived %s', async (cells, archived) => {
    expect((await mapped(sheet(shopifyOlder, { ...mug, ...cells }))).records['SAL-1']?.fields.archived).toBe(archived)
  })

  it('maps unshipped products to e-products and untaxed ones to 0 %', async () => {
    const { records } = await mapped(sheet(shopifyOlder, { ...mug, 'Variant Requires Shipping': 'FALSE', 'Variant Taxable': 'FALSE' }))
    expect(records['SAL-1']?.fields).toMatchObject({ format: 'EProduct', vatRate: 0 })
  })

  it('maps gift cards to e-products that are vouchers', async () => {
    const { records, problems } = await mapped(sheet(shopifyOlder, { ...mug, 'Gift Card': 'TRUE' }))
    expect(records['SAL-1']?.fields).toMatchObject({ format: 'EProduct', isVoucher: true })
    expect(JSON.stringify(problems)).toContain('Darovna kartica dolazi kao e-proizvod i darovni bon')
  })

  it('uses the handle without a SKU', async () => {
    expect(Object.keys((await mapped(sheet(shopifyOlder, { ...mug, 'Variant SKU': '' }))).records)).toEqual(['salica'])
  })
})

describe('a product with options', () => {
  const first = {
    ...mug,
    Handle: 'torba',
    Title: 'Torba',
    'Option1 Name': 'Boja',
    'Option1 Value': 'Crvena',
    'Option2 Name': 'Veličina',
    'Option2 Value': 'M',
  }
  const next = (colour: string, cells = {}) => ({
    Handle: 'torba',
    'Option1 Value': colour,
    'Option2 Value': 'M',
    'Variant Price': '15.00',
    'Variant Inventory Tracker': 'shopify',
    'Variant Inventory Qty': 1,
    ...cells,
  })

  it('maps to a configurable product and its variants', async () => {
    const { records, problems } = await mapped(
      sheet(shopifyOlder, { ...first, 'Variant SKU': 'T-CRV' }, next('Žuta', { 'Variant Image': 'https://cdn.hr/z.jpg' })),
    )
    expect(problems).toEqual([])
    expect(records.torba?.fields).toMatchObject({ format: 'Configurable', axes: [{ name: 'boja' }, { name: 'velicina' }], variantOf: null })
    expect(records['T-CRV']?.fields).toMatchObject({
      retailCents: 990,
      variantOf: { parentSku: 'torba', position: 0, isDefault: true },
      pictures: undefined,
      texts: { hrv: { name: 'Torba – Crvena, M' } },
      attributes: [
        { name: 'boja', given: { values: ['Crvena'] } },
        { name: 'velicina', given: { values: ['M'] } },
      ],
    })
    expect(records['torba-zuta-m']?.fields).toMatchObject({
      variantOf: { position: 1, isDefault: false },
      pictures: [{ source: 'https://cdn.hr/z.jpg' }],
    })
  })

  it('refuses only an invalid variant', async () => {
    const { records, problems } = await mapped(
      sheet(shopifyOlder, { ...first, 'Variant SKU': 'T-CRV', 'Variant Price': 'puno' }, next(''), next('Žuta')),
    )
    expect(Object.keys(records)).toEqual(['torba', 'torba-zuta-m'])
    expect(problems).toEqual([
      'error 2 Variant Price: „puno” nije iznos. Primjer: 1.234,56',
      'error 3 Option1 Value: Varijanta nema vrijednosti za „Boja”.',
    ])
  })

  it('reports rows that are not consecutive', async () => {
    const { records, problems } = await mapped(sheet(shopifyOlder, { ...first, 'Variant SKU': 'T-CRV' }, mug, next('Žuta')))
    expect(Object.keys(records)).toEqual(['torba', 'T-CRV', 'SAL-1'])
    expect(problems).toContain('error 4 Handle: Redci ovog proizvoda nisu jedan do drugoga.')
  })

  it('names variants that share a SKU by handle and options', async () => {
    const { records, problems } = await mapped(
      sheet(
        shopifyOlder,
        { ...first, 'Variant SKU': 'ISTI' },
        next('Žuta', { 'Variant SKU': 'ISTI' }),
        next('Plava', { 'Variant SKU': 'torba' }),
        { ...mug, 'Variant SKU': 'ISTI' },
      ),
    )
    expect(Object.keys(records)).toEqual(['torba', 'torba-crvena-m', 'torba-zuta-m', 'torba-plava-m', 'salica'])
    expect(problems).toEqual([
      'warning 2 Variant SKU: SKU „ISTI” ima više varijanti, pa ova dobiva „torba-crvena-m”.',
      'warning 3 Variant SKU: SKU „ISTI” ima više varijanti, pa ova dobiva „torba-zuta-m”.',
      'warning 4 Variant SKU: SKU „torba” ima više varijanti, pa ova dobiva „torba-plava-m”.',
      'warning 5 Variant SKU: SKU „ISTI” ima više varijanti, pa ova dobiva „salica”.',
    ])
  })

  it('names variants with options in other scripts differently, and the same at every import', async () => {
    const bare = { 'Variant SKU': '' }
    const rows = [{ ...first, ...bare, 'Option1 Value': 'црвена' }, next('плава', bare), next('红色', bare), next('Crvena', bare)]
    const { records, problems } = await mapped(sheet(shopifyOlder, ...rows))
    const skus = Object.keys(records)
    expect([problems, skus.length]).toEqual([[], 5])
    expect(skus).toEqual(expect.arrayContaining(['torba', 'torba-crvena-m']))
    const [parent, ...others] = rows
    expect(Object.keys((await mapped(sheet(shopifyOlder, parent ?? {}, ...others.toReversed()))).records).toSorted()).toEqual(
      skus.toSorted(),
    )
  })

  it('shortens a name that no SKU can hold, differently for each variant and the same at every import', async () => {
    const handle = 'kosulja-s-dugim-rukavima-'.repeat(8)
    const rows = [
      { ...first, Handle: handle, 'Variant SKU': '' },
      next('Žuta', { Handle: handle }),
      { ...mug, Handle: `${handle}a`, 'Variant SKU': '' },
    ]
    const { records } = await mapped(sheet(shopifyOlder, ...rows))
    const skus = Object.keys(records)
    expect(new Set(skus.map((sku) => sku.slice(0, 91)))).toEqual(new Set([handle.slice(0, 91)]))
    expect(skus.map((sku) => sku.length)).toEqual([100, 100, 100, 100])
    expect(skus.slice(1, 3).map((sku) => records[sku]?.fields.variantOf?.parentSku)).toEqual([skus[0], skus[0]])
    expect(Object.keys((await mapped(sheet(shopifyOlder, ...rows))).records)).toEqual(skus)
  })

  it('cuts a long name of a variant between letters', async () => {
    const { records } = await mapped(
      sheet(shopifyOlder, { ...first, Title: 'a'.repeat(150), 'Option1 Value': '😀'.repeat(40), 'Variant SKU': 'T-1' }),
    )
    expect(records['T-1']?.fields.texts?.hrv?.name).toBe(`${'a'.repeat(150)} – ${'😀'.repeat(23)}`)
  })

  it('has no entities in its words', async () => {
    const { records } = await mapped(
      sheet(shopifyOlder, {
        ...first,
        Title: 'Torba &amp; novčanik',
        Vendor: 'A &amp; B',
        Type: 'Torbe &gt; kožne',
        'Option1 Value': 'Crna &amp; bijela',
        'Variant SKU': '',
      }),
    )
    expect(records.torba?.fields).toMatchObject({
      manufacturer: { name: 'A & B' },
      categories: [{ path: ['Torbe > kožne'] }],
      texts: { hrv: { name: 'Torba & novčanik' } },
    })
    expect(records['torba-crna-bijela-m']?.fields.attributes).toMatchObject([{ given: { values: ['Crna & bijela'] } }, {}])
  })

  it('without its option columns changes the variants by their SKU', async () => {
    const columns = ['Handle', 'Title', 'Variant SKU', 'Variant Inventory Tracker', 'Variant Inventory Qty', 'Variant Price']
    const unit = (sku: string, pieces: number) => ({
      Handle: 'torba',
      Title: 'Torba',
      'Variant SKU': sku,
      'Variant Inventory Tracker': 'shopify',
      'Variant Inventory Qty': pieces,
      'Variant Price': '15.00',
    })
    const { records } = await mapped(sheet(columns, unit('T-1', 4), unit('T-2', 6)))
    expect(Object.values(records).map(({ sku, fields }) => [sku, fields.onHand, fields.texts, fields.format])).toEqual([
      ['T-1', 4, undefined, undefined],
      ['T-2', 6, undefined, undefined],
    ])
  })
})
