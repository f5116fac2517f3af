import { expect, it } from 'vitest'
import { sampleEdit } from '@/tests/support/samples/sample-edit'
import { editFormOf, hasChanges, editRequestOf, withAddedItem } from './edit-form'

const order = sampleEdit()
const item = { productId: 9, name: 'Olovka', sku: 'OLO', optionLabels: [], price: 2, available: 5, isOrderable: true }

it('requests nothing while nothing differs', () => {
  const request = editRequestOf(editFormOf(order), order)
  expect(request).toEqual({ quantities: [], added: [] })
  expect(hasChanges(request)).toBe(false)
})

it('names only what differs', () => {
  const form = withAddedItem(withAddedItem(editFormOf(order), item), item)
  const changed = { ...form, quantities: { ...form.quantities, 1: 0 }, deliveryMethodId: 2, branchId: 4 }
  const request = editRequestOf(changed, order)
  expect(request).toEqual({
    quantities: [{ lineId: 1, quantity: 0 }],
    added: [{ productId: 9, quantity: 2 }],
    delivery: { methodId: 2, branchId: 4 },
  })
  expect(hasChanges(request)).toBe(true)
})

it('sends a changed address whole and trimmed', () => {
  const form = editFormOf(order)
  const { shipping } = editRequestOf({ ...form, contact: { ...form.contact, street: ' Riva ' } }, order)
  expect(shipping).toMatchObject({ street: 'Riva', zipCode: '10000', companyName: null })
})
