import { describe, expect, it } from 'vitest'
import { mapped, sheet } from '@/tests/support/import/csv-file'
import { shopifyInventory, shopifyInventoryOlder } from '@/tests/support/import/foreign-headers'

const at = (Location: string, available: string | number, cells: Record<string, string> = {}) => ({
  Handle: 'torba',
  Title: 'Torba',
  'Option1 Name': 'Boja',
  'Option1 Value': 'Crvena',
  SKU: 'T-CRV',
  Location,
  'Available (not editable)': available,
  'On hand (current)': 99,
  ...cells,
})

describe("Shopify's inventory export", () => {
  it('is summed over the places by SKU', async () => {
    const { format, records, problems } = await mapped(
      sheet(
        shopifyInventory,
        at('Zagreb', 3),
        at('Split', 4),
        at('Zagreb', 'not stocked', { SKU: 'T-PL', 'Option1 Value': 'Plava' }),
        at('Split', 2, { SKU: 'T-PL', 'Option1 Value': 'Plava' }),
      ),
    )
    expect([format, problems]).toEqual(['Shopify (zalihe)', []])
    expect(Object.values(records).map(({ sku, fields }) => [sku, fields])).toEqual([
      ['T-CRV', { onHand: 7 }],
      ['T-PL', { onHand: 2 }],
    ])
  })

  it('names variants without a SKU of their own as the products export does', async () => {
    const { records, problems } = await mapped(
      sheet(
        shopifyInventory,
        at('Zagreb', 1, { SKU: '' }),
        at('Zagreb', 2, { SKU: 'ISTI', 'Option1 Value': 'Plava' }),
        at('Split', 3, { SKU: 'ISTI', 'Option1 Value': 'Žuta' }),
        at('Zagreb', 4, { Handle: 'salica', SKU: '', 'Option1 Name': 'Title', 'Option1 Value': 'Default Title' }),
      ),
    )
    expect(Object.values(records).map(({ sku, fields }) => [sku, fields.onHand])).toEqual([
      ['torba-crvena', 1],
      ['torba-plava', 2],
      ['torba-zuta', 3],
      ['salica', 4],
    ])
    expect(problems).toEqual([
      'warning 3 SKU: SKU ISTI ima više varijanti, pa se ova traži kao torba-plava.',
      'warning 4 SKU: SKU ISTI ima više varijanti, pa se ova traži kao torba-zuta.',
    ])
  })

  it('leaves what no place stocks, and never goes below zero', async () => {
    const { records, problems } = await mapped(
      sheet(shopifyInventory, at('Zagreb', 'not stocked'), at('Zagreb', -2, { SKU: 'T-PL' }), at('Split', 'puno', { SKU: 'T-Z' })),
    )
    expect(Object.values(records).map(({ sku, fields }) => [sku, fields.onHand])).toEqual([['T-PL', 0]])
    expect(problems).toEqual([
      'warning 2 Location: Ni jedno mjesto ne vodi zalihu ove varijante, pa ostaje kakva jest.',
      'warning 3 Location: Negativna zaliha postaje 0.',
      expect.stringMatching(/^error 4 Available \(not editable\): „puno” mora biti cijeli broj/),
    ])
  })

  it('may have a column for each place', async () => {
    const { format, records } = await mapped(
      sheet(shopifyInventoryOlder, { Handle: 'torba', Title: 'Torba', SKU: 'T-CRV', Zagreb: 3, Split: 'not stocked', Rijeka: 5 }),
    )
    expect([format, records['T-CRV']?.fields]).toEqual(['Shopify (zalihe)', { onHand: 8 }])
  })
})
