import { expect, it } from 'vitest'
import { callTarget } from './call-target'

// docs/rules/forms.md#toast-retry
it.each<[string, unknown, string]>([
  ['a line with another quantity', { cartId: 'k', itemId: 7, qty: 2 }, '/cart/updateItem itemId=7'],
  ['another line', { cartId: 'k', itemId: 8, qty: 2 }, '/cart/updateItem itemId=8'],
  ['another choice for the cart', { cartId: 'k', deliveryMethodId: 2 }, '/cart/updateItem'],
  ['no input', undefined, '/cart/updateItem'],
])('%s', (_, input, target) => {
  expect(callTarget({ path: '/cart/updateItem', input })).toBe(target)
})
