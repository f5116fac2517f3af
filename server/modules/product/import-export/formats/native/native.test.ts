import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { mapped, sheet } from '@/tests/support/import/csv-file'
import type { PortableProduct } from '@/server/modules/product/import-export/export/portable-product'
import { attributeHeader, nativeHeaders, readAttributeHeader } from './headers'
import { nativeFormat } from './native'
import { nativeHeader, nativeRow } from '@/server/modules/product/import-export/export/write-native'

const headers = Object.values(nativeHeaders)

const book: PortableProduct = {
  sku: 'KLA-001',
  format: 'Simple',
  archived: false,
  featured: true,
  categoryPriority: 10,
  vatRate: 5,
  isVoucher: true,
  weightGrams: 450,
  safetyNote: null,
  measureAmount: 0.25,
  measureUnit: 'kg',
  manufacturer: { name: 'Vodenica', address: 'Ilica 1\n10000 Zagreb', email: 'a@vodenica.hr' },
  createdAt: new Date('2026-01-02T03:04:05.678Z'),
  texts: {
    hrv: {
      name: '=Zlatarovo | zlato',
      slug: 'zlatarovo-zlato',
      summary: 'Kći; zlatara "s Griča"',
      seoTitle: 'Zlato',
      seoDescription: null,
      description: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Godina je 1574.' }] }] },
      extraWords: ['lektira'],
    },
  },
  retailCents: 1990,
  memberCents: 1790,
  sale: { cents: 1500, from: new Date('2026-11-01T00:00:00.001Z'), to: null },
  priceHistory: [{ kind: 'retail', cents: 1990, validFrom: new Date('2026-01-02T03:04:05.678Z'), validTo: null }],
  onHand: 12,
  categories: [{ path: ['Knjige', 'A > B | C'] }, { slug: 'darovi-2' }],
  axes: [],
  variantOf: { parentSku: 'P | 1', position: 3, isDefault: true },
  parts: [{ sku: 'D × 2', quantity: 4 }],
  crossSells: ['KLA-002', 'a\\b'],
  customOptions: [
    {
      key: 'posveta',
      optionType: 'text',
      labels: { hrv: 'Posveta' },
      required: true,
      maxLength: 80,
      min: null,
      max: null,
      priceCents: 200,
    },
  ],
  plans: [{ labels: { hrv: 'Mjesečno' }, everyMonths: 1, cents: 1200 }],
  pictures: [
    { source: 'https://pod-lampom.example/media/abc/w960.webp', alt: '' },
    { source: '/media/def/w960.webp#x', alt: 'Naslovnica' },
  ],
  samplePages: [{ source: '/media/abc/w960.webp', alt: '' }],
  files: [
    { source: 'datoteke/zlato.epub', name: 'Zlatarovo | zlato.epub' },
    { source: 'https://a.hr/zlato.pdf', name: '' },
  ],
  cells: new Map([[1, 'August Šenoa']]),
}
const languages = ['hrv']
const withFiles = true
const attributes = [{ id: 1, name: 'autor', label: 'Autor', input: 'text' as const, unit: null }]

describe('our own format', () => {
  it('reads back everything it writes', async () => {
    const header = nativeHeader({ languages, attributes, withFiles })
    const row = nativeRow(book, { languages, attributes, withFiles })
    const { records, problems } = await mapped(sheet(header, Object.fromEntries(header.map((name, index) => [name, row[index] ?? '']))))
    const { sku, cells: _, ...fields } = book
    expect(problems).toEqual([])
    expect(records[sku]?.fields).toMatchObject({ ...fields, attributes: [{ name: 'autor', given: { cell: 'August Šenoa' } }] })
  })

  it('writes each cell below its header', () => {
    const row = nativeRow(book, { languages, attributes: [], withFiles })
    const cell = (header: string) => row[headers.findIndex((one) => one === header)]
    expect(row).toHaveLength(headers.length)
    expect(['SKU', 'Naziv', 'PDV', 'Zaliha', 'Dodano'].map(cell)).toEqual([
      'KLA-001',
      '=Zlatarovo | zlato',
      '5',
      '12',
      '2026-01-02T03:04:05.678Z',
    ])
  })

  it('omits the file columns without files', () => {
    const sheetOf = { languages, attributes: [], withFiles: false }
    expect(nativeHeader(sheetOf)).toEqual(headers.filter((header) => !header.includes('atotek')))
    expect(nativeRow(book, sheetOf).join()).not.toContain('zlato.epub')
  })

  it('accepts a file with SKU and one more column', async () => {
    const { format, records } = await mapped('SKU;Zaliha\nKLA-001;7\nKLA-002;ne broji se\nKLA-003;\n')
    const fieldsOf = (sku: string) =>
      Object.fromEntries(Object.entries(records[sku]?.fields ?? {}).filter(([, value]) => value !== undefined))
    expect(format).toBe('Izlog')
    expect(fieldsOf('KLA-001')).toMatchObject({ onHand: 7 })
    expect(fieldsOf('KLA-002')).toMatchObject({ onHand: null })
    expect(fieldsOf('KLA-003')).not.toHaveProperty('onHand')
    expect(records['KLA-001']?.fields.texts?.hrv?.name).toBeUndefined()
  })

  it('keeps required values for empty cells', async () => {
    const { records, problems } = await mapped(sheet(headers, { SKU: 'A' }))
    const { format, archived, vatRate, retailCents, onHand, memberCents, sale, categories, pictures, weightGrams } = records.A?.fields ?? {}
    expect(problems).toEqual([])
    expect([format, archived, vatRate, retailCents, onHand]).toEqual([undefined, undefined, undefined, undefined, undefined])
    expect({ memberCents, sale, categories, pictures, weightGrams }).toEqual({
      memberCents: null,
      sale: null,
      categories: [],
      pictures: [],
      weightGrams: null,
    })
  })

  it('reports every invalid cell by row and column', async () => {
    const { records, problems } = await mapped(
      sheet(
        headers,
        { SKU: 'A', Vrsta: 'knjiga', 'Maloprodajna cijena': 'x', Zaliha: '-1', Slug: 'Šuma', 'Akcija od': 'sutra', 'Osobne opcije': '[{]' },
        { SKU: '', Naziv: 'Bez' },
        { SKU: 'B', 'Akcijska cijena': '5', 'Akcija od': '2.1.2026.', 'Akcija do': '1.1.2026.' },
        { SKU: 'C' },
      ),
    )
    expect(Object.keys(records)).toEqual(['C'])
    expect(problems).toEqual([
      'error 2 Maloprodajna cijena: „x” nije iznos. Primjer: 1.234,56',
      'error 2 Vrsta: „knjiga” nije vrsta proizvoda. Može biti: jednostavan, podesiv, paket, e-proizvod.',
      'error 2 Slug: „Šuma” nije slug: dopuštena su mala slova bez kvačica, brojke i crtice.',
      'error 2 Akcija od: „sutra” nije datum. Primjer: 20.11.2026. 14:30',
      'error 2 Zaliha: „-1” mora biti cijeli broj od 0 do 1000000.',
      'error 2 Osobne opcije: U ćeliji treba stajati JSON, a nije čitljiv.',
      'error 3 SKU: SKU je obavezan.',
      'error 4 Akcija do: Akcija završava prije nego što počne.',
    ])
  })

  it('has columns for further languages', async () => {
    const header = nativeHeader({ languages: ['hrv', 'eng'], attributes: [], withFiles })
    expect(header).toContain('Naziv [eng]')
    expect(nativeRow(book, { languages: ['hrv', 'eng'], attributes: [], withFiles })).toHaveLength(header.length)
  })

  it('declares attributes in headers', () => {
    const whole = 'Atribut: Zapremnina [zapremnina, numberField, ml]'
    const attribute = { name: 'zapremnina', label: 'Zapremnina', input: 'numberField' as const, unit: 'ml' }
    expect([readAttributeHeader(whole), attributeHeader(attribute)]).toEqual([{ ...attribute, isDeclared: true }, whole])
    expect(readAttributeHeader('Atribut: Boja')).toEqual({ name: 'Boja', label: 'Boja', input: 'text', unit: null, isDeclared: false })
    expect(readAttributeHeader('Boja')).toBeNull()
  })

  it('reports unknown columns', async () => {
    const { headers: found, reads } = await mapped('SKU;Cjena;Naziv [eng];Atribut: Boja\nA;1;x;y\n')
    expect(found.filter((header) => !reads(header))).toEqual(['Cjena'])
  })

  it('reports columns of languages that the shop does not have', () => {
    const found = ['naziv', 'naziv [eng]', 'naziv [deu]', 'naziv [hrv]'].map((key) => nativeFormat.hasColumn(key, ['hrv', 'eng']))
    expect(found).toEqual([true, true, false, false])
  })

  it('refuses an attribute of an unknown type', async () => {
    await expect(mapped('SKU;Atribut: Boja [boja, dropdwn]\nA;plava\n')).rejects.toThrow('vrsta „dropdwn” nije poznata')
  })

  it('refuses a part and an option that stand twice', async () => {
    const option = '{"key":"a","optionType":"text","labels":{}}'
    const { problems } = await mapped(
      sheet(['SKU', 'Dijelovi paketa', 'Osobne opcije'], {
        SKU: 'A',
        'Dijelovi paketa': 'B × 2 | C | B',
        'Osobne opcije': `[${option},${option}]`,
      }),
    )
    expect(problems).toEqual([
      'error 2 Dijelovi paketa: Dio B naveden je dvaput. Navedite ga jednom, s količinom.',
      expect.stringMatching(/^error 2 Osobne opcije: .*isti key stoji dvaput/),
    ])
  })

  it('is described column by column in docs/import-export.md', () => {
    const page = readFileSync('docs/import-export.md', 'utf8')
    expect(headers.filter((header) => !page.includes(`\`${header}\``))).toEqual([])
  })
})

it('refuses a table of an unknown format', async () => {
  await expect(mapped('ime;cijena\na;1\n')).rejects.toThrow('Prvi redak mora sadržavati nazive stupaca')
})
