import { ApiError } from '@/lib/api/errors'
import { describeError, dismissToast, toastError } from '@/lib/browser/toast/toast'

// Not from `errorTable`, whose texts would enter the bundle of every page with a quantity.
const invalidQuantity = new ApiError({ message: 'error.invalidQuantity', statusCode: 400, data: { code: 'INVALID_QUANTITY' } })

/** Shows the toast of an invalid quantity, for a field without a note of its own, with the API's error code (docs/rules/storefront.md#quantity-input). */
export function showInvalidQuantity() {
  toastError(invalidQuantity)
}

/** When the quantity is valid again. */
export function hideInvalidQuantity() {
  dismissToast(describeError(invalidQuantity))
}

/** Focuses a QuantityStepper with invalid input and shows the error, unless a note beside the field does; returns whether there is one. Its previous quantity must not be used. */
export function rejectInvalidQuantity(): boolean {
  const field = document.querySelector<HTMLElement>('[role="spinbutton"][aria-invalid="true"]')
  field?.focus()
  if (field && !field.hasAttribute('aria-describedby')) showInvalidQuantity()
  return field !== null
}
