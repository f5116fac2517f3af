'use client'

import { useTranslations } from 'next-intl'
import { ApiError, type FieldErrors } from '@/lib/api/errors'
import { isFieldWord } from './field-words'
import { isRule } from './validation-rule'

/** Returns a function that gives the text of what a schema or the server says about a field: a word, or a sentence already (docs/rules/forms.md#rule-texts). */
export function useFieldText(): (message: string) => string {
  const t = useTranslations('forms')
  return (message) => {
    if (isFieldWord(message)) return t(`words.${message}`)
    return isRule(message) ? t(`rules.${message}`) : message
  }
}

/** Returns a function that gives the text of what is wrong with a field; undefined if nothing is. */
export function useFieldTexts(fieldErrors: FieldErrors): (field: string) => string | undefined {
  const textOf = useFieldText()
  return (field) => {
    const [message] = fieldErrors[field] ?? []
    return message === undefined ? undefined : textOf(message)
  }
}

/** The same for a refused call. */
export function useFieldRefusal(error: unknown): (field: string) => string | undefined {
  return useFieldTexts(error instanceof ApiError ? error.fieldErrors : {})
}
