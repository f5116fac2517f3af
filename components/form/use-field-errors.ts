'use client'

import { useTranslations } from 'next-intl'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { ApiError } from '@/lib/api/errors'
import { isRule, ruleOfIssue } from './validation-rule'

/**
 * Returns a function that shows the server's field errors at the form's fields; it returns false when the error names none of `names`. `fieldOf` maps
 * the server's field names to the form's.
 */
export function useFieldErrors<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  names: readonly FieldPath<Values>[],
  fieldOf: (serverName: string) => string = (same) => same,
) {
  const t = useTranslations('forms.rules')

  return (error: unknown): boolean => {
    if (!(error instanceof ApiError)) return false
    const fieldErrors = new Map(Object.entries(error.fieldErrors).map(([serverName, rules]) => [fieldOf(serverName), rules]))
    const invalid = names.filter((name) => fieldErrors.has(name))
    for (const name of invalid) {
      const serverMessage = fieldErrors.get(name)?.[0]
      form.setError(name, {
        type: 'server',
        message: serverMessage === undefined || isRule(serverMessage) ? t(ruleOfIssue({ message: serverMessage }).rule) : serverMessage,
      })
    }
    return invalid.length > 0
  }
}
