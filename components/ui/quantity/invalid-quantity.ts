import { ApiError } from '@/lib/api/errors'
import { toastError } from '@/lib/browser/toast'

// Not out of `errorTable`: all its words would come along to every page with a quantity (e2e/budgets.spec.ts).
const invalidQuantity = new ApiError({ message: 'error.invalidQuantity', statusCode: 400, data: { code: 'INVALID_QUANTITY' } })

/** Says that what was typed is no quantity, in the words that the server would get (SPEC 5). */
export function showInvalidQuantity() {
  toastError(invalidQuantity)
}

/** Leads to a <QuantityStepper> in which something else than a quantity stands, and says so: nothing may be done with the one that stood there before. */
export function rejectInvalidQuantity(): boolean {
  const field = document.querySelector<HTMLElement>('[role="spinbutton"][aria-invalid="true"]')
  field?.focus()
  if (field) showInvalidQuantity()
  return field !== null
}
