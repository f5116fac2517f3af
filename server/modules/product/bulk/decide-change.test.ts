import { expect, it } from 'vitest'
import type { ProductChange } from '@/lib/api/entities/product-change.schema'
import { decideChange } from './decide-change'

const book = { format: 'Simple', archived: false, retailCents: 2000, saleCents: null } as const
const reduced = { ...book, saleCents: 1500 }
const bundle = { ...book, format: 'Bundle', retailCents: null } as const
const configurable = { ...book, format: 'Configurable' } as const

const less = { kind: 'price', by: 'percent', value: -10, ending: 'none' } as const
const sale = { kind: 'sale', by: 'percent', value: 10, ending: 'none' } as const
const amount = { ...less, by: 'amount' } as const
const end: ProductChange = { kind: 'saleEnd' }
const hide = { kind: 'visibility', archived: true } as const

// docs/rules/catalog.md#bulk-price
it.each([
  ['a price', book, less, { kind: 'price', cents: 1800 }],
  ['the price, not the sale price', reduced, less, { kind: 'price', cents: 1800 }],
  ['a bundle with a price of its own', { ...bundle, retailCents: 2000 }, less, { kind: 'price', cents: 1800 }],
  ['a bundle that costs its parts', bundle, less, { kind: 'refused', reason: 'NO_OWN_PRICE' }],
  ['a configurable product', configurable, less, { kind: 'refused', reason: 'NO_OWN_PRICE' }],
  ['a price of nothing', book, { ...amount, value: -20 }, { kind: 'refused', reason: 'PRICE_OUT_OF_RANGE' }],
  ['a price below nothing', book, { ...amount, value: -30 }, { kind: 'refused', reason: 'PRICE_OUT_OF_RANGE' }],
  ['a price that is too high', book, { ...amount, value: 999_999 }, { kind: 'refused', reason: 'PRICE_OUT_OF_RANGE' }],
  [
    'the same price',
    { ...book, retailCents: 1999 },
    { ...amount, value: 0, ending: '99' },
    { kind: 'refused', reason: 'PRODUCT_UNCHANGED' },
  ],
  ['a sale', book, sale, { kind: 'sale', cents: 1800 }],
  ['a sale counted from the price, not from the sale before it', reduced, sale, { kind: 'sale', cents: 1800 }],
  [
    'a sale whose ending leaves nothing of it',
    { ...book, retailCents: 1990 },
    { ...sale, value: 1, ending: '90' },
    { kind: 'refused', reason: 'SALE_NOT_LOWER' },
  ],
  ['a sale of a bundle that costs its parts', bundle, sale, { kind: 'refused', reason: 'NO_OWN_PRICE' }],
  ['the end of a sale', reduced, end, { kind: 'saleEnd' }],
  ['the end of no sale', book, end, { kind: 'refused', reason: 'PRODUCT_UNCHANGED' }],
  ['hiding', configurable, hide, { kind: 'visibility', archived: true }],
  ['hiding what is hidden', { ...book, archived: true }, hide, { kind: 'refused', reason: 'PRODUCT_UNCHANGED' }],
  ['publishing', { ...book, archived: true }, { ...hide, archived: false }, { kind: 'visibility', archived: false }],
] as const)('%s', (_, product, change, decision) => expect(decideChange(product, change)).toEqual(decision))
