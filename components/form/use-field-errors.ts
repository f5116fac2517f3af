'use client'

import { useTranslations } from 'next-intl'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { ApiError } from '@/lib/api/errors'
import { ruleOf } from './rule-of'

/**
 * Puts what the server found wrong beside the form's own fields. The function it gives answers false when the failure names none of them, so
 * that the caller says it another way.
 */
export function useFieldErrors<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  names: readonly FieldPath<Values>[],
) {
  const t = useTranslations('forms.rules')

  return (error: unknown): boolean => {
    if (!(error instanceof ApiError)) return false
    const { fieldErrors } = error
    const wrong = names.filter((name) => fieldErrors[name] !== undefined)
    for (const name of wrong) {
      const { rule, values } = ruleOf({ message: fieldErrors[name]?.[0] })
      form.setError(name, { type: 'server', message: t(rule, values) })
    }
    return wrong.length > 0
  }
}
