import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { ApiError, type ErrorCode } from '@/lib/api/errors'
import { describeError, toastError } from '@/lib/browser/toast'

/** Shows the server's error at the field that `fields` names for its code, else as a toast. */
export function showFormError<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  error: unknown,
  fields: Partial<Record<ErrorCode, FieldPath<Values>>> = {},
) {
  const field = error instanceof ApiError && error.code ? fields[error.code] : undefined
  if (field) form.setError(field, { type: 'server', message: describeError(error) })
  else toastError(error)
}
