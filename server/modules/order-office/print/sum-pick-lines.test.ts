import { expect, it } from 'vitest'
import { sumPickLines } from './sum-pick-lines'

const book = { productId: 1, sku: 'KNJ-10', name: 'Knjiga' }
const pen = { productId: 2, sku: 'KNJ-2', name: 'Olovka' }

// docs/rules/printing.md#pick-list
it('adds up each product over orders and lines, by SKU, and leaves out what is not sent', () => {
  const items = sumPickLines([
    { ...book, pieces: 2, number: 'A' },
    { ...pen, pieces: 1, number: 'A' },
    { ...book, pieces: 1, number: 'B' },
    { ...book, pieces: 3, number: 'A' },
    { productId: 3, sku: 'X', name: 'Ništa', pieces: 0, number: 'B' },
  ])
  expect(items).toEqual([
    { sku: 'KNJ-2', name: 'Olovka', pieces: 1, orders: [{ number: 'A', pieces: 1 }] },
    {
      sku: 'KNJ-10',
      name: 'Knjiga',
      pieces: 6,
      orders: [
        { number: 'A', pieces: 5 },
        { number: 'B', pieces: 1 },
      ],
    },
  ])
})
