import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { ApiError, type ErrorCode } from '@/lib/api/errors'
import { describeError, toastError } from '@/lib/browser/toast/toast'

/** Shows the server's error at the field that `fields` names for its code, else above the form (<ErrorSummary>) and as a toast. */
export function showFormError<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  error: unknown,
  fields: Partial<Record<ErrorCode, FieldPath<Values>>> = {},
) {
  const field = error instanceof ApiError && error.code ? fields[error.code] : undefined
  const message = describeError(error)
  if (field) return form.setError(field, { type: 'server', message })
  form.setError('root.server', { type: 'server', message })
  toastError(error)
}
