'use client'

import type { ComponentProps, ReactNode } from 'react'
import { useController, type FieldPath, type FieldValues } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { FieldProps } from './field-props'
import { useFieldId } from './form'

type TextFieldProps<Values extends FieldValues, Name extends FieldPath<Values>, Output> = FieldProps<Values, Name, Output> &
  Pick<
    ComponentProps<typeof Input>,
    'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'placeholder' | 'enterKeyHint' | 'spellCheck' | 'autoCapitalize' | 'start' | 'end'
  > & { aside?: ReactNode }

export function TextField<Values extends FieldValues, Name extends FieldPath<Values>, Output>(props: TextFieldProps<Values, Name, Output>) {
  const { control, name, label, labelHidden, hint, required, disabled, className, aside, ...input } = props
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
      {(aria) => <Input {...input} {...aria} {...field} value={field.value ?? ''} />}
    </Field>
  )
}
