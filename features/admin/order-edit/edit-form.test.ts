import { expect, it } from 'vitest'
import { sampleEdit } from '@/tests/support/samples/sample-edit'
import { editFormOf, hasWish, wishOf, withAddedItem } from './edit-form'

const order = sampleEdit()
const item = { productId: 9, name: 'Olovka', sku: 'OLO', optionLabels: [], price: 2, available: 5, isOrderable: true }

it('wishes nothing as long as nothing differs', () => {
  const wish = wishOf(editFormOf(order), order)
  expect(wish).toEqual({ quantities: [], added: [] })
  expect(hasWish(wish)).toBe(false)
})

it('names only what differs', () => {
  const form = withAddedItem(withAddedItem(editFormOf(order), item), item)
  const changed = { ...form, quantities: { ...form.quantities, 1: 0 }, deliveryMethodId: 2, branchId: 4 }
  const wish = wishOf(changed, order)
  expect(wish).toEqual({
    quantities: [{ lineId: 1, quantity: 0 }],
    added: [{ productId: 9, quantity: 2 }],
    delivery: { methodId: 2, branchId: 4 },
  })
  expect(hasWish(wish)).toBe(true)
})

it('sends a changed address whole and trimmed', () => {
  const form = editFormOf(order)
  const { shipping } = wishOf({ ...form, contact: { ...form.contact, street: ' Riva ' } }, order)
  expect(shipping).toMatchObject({ street: 'Riva', zipCode: '10000', companyName: null })
})
