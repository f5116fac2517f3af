'use client'

import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { TextField } from '@/components/form/fields/text-field'
import { EmailField } from '@/features/auth/fields/email-field'

type PersonField = 'firstName' | 'lastName' | 'email'

type PersonFieldsProps<Values extends FieldValues, Output> = {
  control: Control<Values, unknown, Output>
  nameOf: (field: PersonField) => FieldPath<Values>
  labels: Record<PersonField, string>
  emailHint: string
}

/** Name and e-mail address, on the registration and the profile form. */
export function PersonFields<Values extends FieldValues, Output>({
  control,
  nameOf,
  labels,
  emailHint,
}: PersonFieldsProps<Values, Output>) {
  return (
    <>
      <div className="grid grid-cols-1 gap-6 sm:grid-cols-2 sm:gap-4">
        <TextField
          control={control}
          name={nameOf('firstName')}
          label={labels.firstName}
          autoComplete="given-name"
          maxLength={75}
          required
        />
        <TextField control={control} name={nameOf('lastName')} label={labels.lastName} autoComplete="family-name" maxLength={75} required />
      </div>
      <EmailField control={control} name={nameOf('email')} label={labels.email} hint={emailHint} autoComplete="email" />
    </>
  )
}
