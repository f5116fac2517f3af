'use client'

import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { ApiError } from '@/lib/api/errors'
import { useFieldText } from './use-field-text'

/**
 * Returns a function that shows the server's field errors at the form's fields; it returns false when the error names none of `names`. `fieldOf` maps
 * the server's field names to the form's.
 */
export function useFieldErrors<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  names: readonly FieldPath<Values>[],
  fieldOf: (serverName: string) => string = (same) => same,
) {
  const textOf = useFieldText()

  return (error: unknown): boolean => {
    if (!(error instanceof ApiError)) return false
    const fieldErrors = new Map(Object.entries(error.fieldErrors).map(([serverName, rules]) => [fieldOf(serverName), rules]))
    const invalid = names.filter((name) => fieldErrors.has(name))
    for (const name of invalid) {
      form.setError(name, { type: 'server', message: textOf(fieldErrors.get(name)?.[0] ?? 'required') })
    }
    return invalid.length > 0
  }
}
