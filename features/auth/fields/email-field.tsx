'use client'

import type { FieldPath, FieldValues } from 'react-hook-form'
import type { FieldProps } from '@/components/form/form'
import { TextField } from '@/components/form/fields/text-field'

type EmailFieldProps<Values extends FieldValues, Name extends FieldPath<Values>, Output> = FieldProps<Values, Name, Output> & {
  autoComplete: 'username' | 'email'
}

/** An e-mail input with the attributes that phones and password managers expect. */
export function EmailField<Values extends FieldValues, Name extends FieldPath<Values>, Output>(
  props: EmailFieldProps<Values, Name, Output>,
) {
  return <TextField {...props} type="email" inputMode="email" autoCapitalize="none" spellCheck={false} maxLength={254} required />
}
