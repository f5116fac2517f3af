import { describe, expect, it } from 'vitest'
import { csv, mapped } from '@/tests/support/import/csv-file'
import { wooHeadersByLanguage } from '@/tests/support/import/woo-languages'
import { isWooKey, wooKey } from './headers'
import { englishColumn, headerWords, knownTranslations } from './translations'

const english = (wooHeadersByLanguage.English ?? '').split(' | ')
const values = new Map<string, string>([
  ['ID', '7'],
  ['Type', 'simple, downloadable, virtual'],
  ['SKU', 'KNJ-7'],
  ['Name', 'Čaša &amp; knjiga'],
  ['Published', '1'],
  ['Is featured?', '1'],
  ['Visibility in catalog', 'visible'],
  ['Short description', '<p>Kratko</p>'],
  ['Description', '<p>Dugo</p>'],
  ['Date sale price starts', '2026-11-01 00:00:00'],
  ['Date sale price ends', '2026-11-30 00:00:00'],
  ['Tax status', 'taxable'],
  ['Tax class', 'stopa-13'],
  ['In stock?', '1'],
  ['Stock', '12'],
  ['Weight (kg)', '0,5'],
  ['Sale price', '15'],
  ['Regular price', '19,90'],
  ['Categories', 'Knjige > Romani'],
  ['Tags', 'novo'],
  ['Images', 'https://a.hr/1.jpg'],
  ['Upsells', 'A'],
  ['Cross-sells', 'B'],
  ['Position', '3'],
  ['Attribute 1 name', 'Uvez'],
  ['Attribute 1 value(s)', 'tvrdi'],
  ['Attribute 1 visible', '1'],
  ['Attribute 1 global', '1'],
  ['Download 1 name', 'Knjiga'],
  ['Download 1 URL', 'https://a.hr/k.epub'],
])
const row = english.map((header) => values.get(header) ?? '')

describe("WooCommerce's headers", () => {
  it.each(Object.entries(wooHeadersByLanguage))('are read in %s', async (_, line) => {
    const headers = line.split(' | ')
    const { format, records, problems } = await mapped(csv(headers, row))
    const reference = await mapped(csv(english, row))
    expect([format, problems]).toEqual(['WooCommerce', reference.problems])
    expect(JSON.stringify(records).replaceAll(/"column":"[^"]*"/g, '')).toBe(
      JSON.stringify(reference.records).replaceAll(/"column":"[^"]*"/g, ''),
    )
  })

  it.each(Object.entries(wooHeadersByLanguage))('name each column once in %s', (_, line) => {
    const keys = [...new Set(line.split(' | '))].map(wooKey).filter(isWooKey)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('mean one column each', () => {
    const owners = new Map<string, string>()
    for (const { header, column } of knownTranslations()) {
      const words = headerWords(header.replace('#', ' 0 '))
      expect([header, owners.get(words) ?? column]).toEqual([header, column])
      owners.set(words, column)
    }
  })

  it.each([
    ['En stock\u202f?', 'in stock?'],
    ['Valeur(s) de l’attribut 12 ', 'attribute 12 value(s)'],
    ['CATÉGORIES', 'categories'],
    ['Короткое описание', 'short description'],
    ['Identyfikator', 'id'],
    ['Opublikowany', 'published'],
    ['Na stanie?', 'in stock?'],
    ['Cena regularna', 'regular price'],
    ['Nadrzędny', 'parent'],
    ['Matični', 'parent'],
    ['Visibility in catalogue', 'visibility in catalog'],
    ['Korte beschrijving', 'short description'],
    ['Statut fiscal', 'tax status'],
    ['Maloprodajna cijena', null],
    ['Cijena', null],
  ])('%s is %s', (header, column) => {
    expect(englishColumn(header)).toBe(column)
  })

  it('are read in Hungarian although the default of an attribute has the header of its name', async () => {
    const headers = ['Azonosító', 'Cikkszám', 'Név', 'Normál ár', 'Tulajdonság neve 1', 'Tulajdonság (1) értéke(i)', 'Tulajdonság neve 1']
    const { records, problems } = await mapped(csv(headers, [7, 'A-7', 'Csésze', '5', 'Szín', 'kék', 'piros']))
    expect(problems).toEqual([])
    expect(records['A-7']?.fields.attributes).toMatchObject([{ label: 'Szín', given: { values: ['kék'] } }])
  })

  it('do not claim a plain price list', async () => {
    await expect(mapped('SKU;Cena\nA;5\n')).rejects.toThrow('Zaglavlje')
  })
})
