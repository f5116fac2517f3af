import { expect, it } from 'vitest'
import { sampleItem } from '@/tests/support/samples/sample-cart'
import { mergedLines } from './merged-lines'

const book = (productId: number, qty: number) =>
  sampleItem({ productId, qty, productData: { ...sampleItem().productData, name: `Knjiga ${productId}` } })

it('lists the lines that the account adds, not those that the guest had', () => {
  const guest = { items: [book(1, 1), book(2, 3)] }
  const merged = { items: [book(2, 3), book(1, 2), book(3, 1)] }
  expect(mergedLines(guest, merged)).toEqual([
    { name: 'Knjiga 1', from: 1, to: 2 },
    { name: 'Knjiga 3', from: 0, to: 1 },
  ])
})

it('lists nothing when the stock left a line with fewer pieces', () => {
  expect(mergedLines({ items: [book(1, 3)] }, { items: [book(1, 2)] })).toEqual([])
})
