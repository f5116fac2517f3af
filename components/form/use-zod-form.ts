'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useForm, type DefaultValues, type FieldErrors, type FieldValues, type Resolver, type UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { useFieldText } from './use-field-text'
import { ruleOfIssue, type RuleIssue } from './validation-rule'

/** A form validated by a zod schema, with texts from `forms.rules` (docs/rules/forms.md#rule-texts). Fields are validated on blur, then on every change. */
export function useZodForm<In extends FieldValues, Out>(
  schema: z.ZodType<Out, In>,
  defaultValues: DefaultValues<In>,
): UseFormReturn<In, unknown, Out> {
  const t = useTranslations('forms.rules')
  const textOf = useFieldText()
  const messageOf = (issue: RuleIssue) => {
    const { rule, values } = ruleOfIssue(issue)
    return t.has(rule) ? t(rule, values) : t('noText', { rule: issue.message ?? rule })
  }
  const validate = zodResolver(schema, { error: (issue) => messageOf(issue) })
  const resolver: Resolver<In, unknown, Out> = async (values, context, options) => {
    const result = await validate(values, context, options)
    translate(result.errors, textOf)
    return result
  }
  return useForm<In, unknown, Out>({ resolver, defaultValues, mode: 'onTouched', shouldFocusError: false })
}

/** Replaces messages that are words by their texts. */
function translate(errors: FieldErrors | Record<string, unknown>, textOf: (message: string) => string) {
  for (const value of Object.values(errors)) {
    if (typeof value !== 'object' || value === null) continue
    if ('message' in value && typeof value.message === 'string') value.message = textOf(value.message)
    else translate(Object.fromEntries(Object.entries(value).filter(([key]) => key !== 'ref')), textOf)
  }
}
