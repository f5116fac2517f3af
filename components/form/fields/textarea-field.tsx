'use client'

import type { ComponentProps, ReactNode } from 'react'
import { useController, type FieldPath, type FieldValues } from 'react-hook-form'
import { Field } from '@/components/ui/control/field'
import { Textarea } from '@/components/ui/control/textarea'
import { useFieldId, type FieldProps } from '@/components/form/form'

type TextareaFieldProps<Values extends FieldValues, Name extends FieldPath<Values>, Output> = FieldProps<Values, Name, Output> &
  Pick<ComponentProps<typeof Textarea>, 'rows' | 'maxLength' | 'placeholder' | 'autoComplete'> & { aside?: ReactNode }

export function TextareaField<Values extends FieldValues, Name extends FieldPath<Values>, Output>(
  props: TextareaFieldProps<Values, Name, Output>,
) {
  const { control, name, label, labelHidden, hint, required, disabled, className, aside, ...textarea } = props
  const { field, fieldState } = useController({ control, name, disabled })
  return (
    <Field
      id={useFieldId<Values>(name)}
      label={label}
      labelHidden={labelHidden}
      aside={aside}
      hint={hint}
      error={fieldState.error?.message}
      required={required}
      className={className}
    >
      {(aria) => <Textarea {...textarea} {...aria} {...field} value={field.value ?? ''} />}
    </Field>
  )
}
