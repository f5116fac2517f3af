'use client'

import type { FieldPath, FieldValues } from 'react-hook-form'
import type { FieldProps } from '@/components/form/field-props'
import { TextField } from '@/components/form/text-field'

type EmailFieldProps<Values extends FieldValues, Name extends FieldPath<Values>, Output> = FieldProps<Values, Name, Output> & {
  autoComplete: 'username' | 'email'
}

/** The address somebody signs in with, as phones and password managers understand it. */
export function EmailField<Values extends FieldValues, Name extends FieldPath<Values>, Output>(
  props: EmailFieldProps<Values, Name, Output>,
) {
  return <TextField {...props} type="email" inputMode="email" autoCapitalize="none" spellCheck={false} maxLength={254} required />
}
