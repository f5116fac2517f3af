import { describe, expect, it } from 'vitest'
import { mapped, sheet } from '@/tests/support/import/csv-file'
import { shopifyOlder } from '@/tests/support/import/foreign-headers'

const mug = { Handle: 'salica', Title: 'Šalica', 'Variant SKU': 'SAL-1', 'Variant Price': '9.90', Status: 'active' }

describe('a Shopify file', () => {
  it('of 2022 names the type otherwise', async () => {
    const columns = shopifyOlder.map(
      (header) => ({ 'Product Category': 'Standard Product Type', Type: 'Custom Product Type' })[header] ?? header,
    )
    const { records } = await mapped(
      sheet(
        columns,
        { ...mug, 'Standard Product Type': 'Home > Mugs', 'Custom Product Type': 'Darovi' },
        { ...mug, Handle: 'zdjela', 'Variant SKU': 'ZDJ-1', 'Standard Product Type': 'Home > Bowls' },
      ),
    )
    expect(records['SAL-1']?.fields.categories).toEqual([{ path: ['Darovi'] }])
    expect(records['ZDJ-1']?.fields.categories).toEqual([{ path: ['Home', 'Bowls'] }])
  })

  it('says that an unlisted product comes archived', async () => {
    const { records, problems } = await mapped(sheet(shopifyOlder, { ...mug, Status: 'unlisted' }))
    expect(records['SAL-1']?.fields.archived).toBe(true)
    expect(problems).toEqual(['warning 2 Status: Proizvod skriven iz kataloga dolazi kao arhiviran.'])
  })

  it('refuses each variant of a refused product by its row', async () => {
    const bag = { ...mug, Handle: 'torba', Title: '', 'Option1 Name': 'Boja', 'Option1 Value': 'Crvena', 'Variant SKU': 'T-1' }
    const { records, problems } = await mapped(
      sheet(shopifyOlder, bag, { Handle: 'torba', 'Option1 Value': 'Žuta', 'Variant SKU': 'T-2', 'Variant Price': '9.90' }),
    )
    expect(records).toEqual({})
    expect(problems).toEqual([
      'error 2 Title: Proizvod nema naziva.',
      'error 2 Handle: Proizvod ove varijante je odbijen.',
      'error 3 Handle: Proizvod ove varijante je odbijen.',
    ])
  })
})
