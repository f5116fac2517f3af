'use client'

import { useTranslations } from 'next-intl'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { ApiError } from '@/lib/api/errors'
import { ruleOfIssue } from './validation-rule'

/**
 * Puts what the server found wrong beside the form's own fields; `fieldOf` gives the form's name for one of the server's. The function it gives
 * answers false when the failure names none of them, so that the caller says it another way.
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
    const wrong = names.filter((name) => fieldErrors.has(name))
    for (const name of wrong) {
      const { rule, values } = ruleOfIssue({ message: fieldErrors.get(name)?.[0] })
      form.setError(name, { type: 'server', message: t(rule, values) })
    }
    return wrong.length > 0
  }
}
