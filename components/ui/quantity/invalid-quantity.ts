import { ApiError } from '@/lib/api/errors'
import { toastError } from '@/lib/browser/toast/toast'

// Not from `errorTable`, whose texts would enter the bundle of every page with a quantity.
const invalidQuantity = new ApiError({ message: 'error.invalidQuantity', statusCode: 400, data: { code: 'INVALID_QUANTITY' } })

/** Shows the toast of an invalid quantity, with the API's error code (docs/rules/storefront.md#quantity-input). */
export function showInvalidQuantity() {
  toastError(invalidQuantity)
}

/** Focuses a QuantityStepper with invalid input and shows the error; returns whether there is one. Its previous quantity must not be used. */
export function rejectInvalidQuantity(): boolean {
  const field = document.querySelector<HTMLElement>('[role="spinbutton"][aria-invalid="true"]')
  field?.focus()
  if (field) showInvalidQuantity()
  return field !== null
}
