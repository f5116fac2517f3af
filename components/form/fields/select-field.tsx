'use client'

import { useController, type FieldPath, type FieldValues } from 'react-hook-form'
import { Field } from '@/components/ui/control/field'
import { Select } from '@/components/ui/control/select'
import { useFieldId, type FieldProps } from '@/components/form/form'

type SelectFieldProps<Values extends FieldValues, Name extends FieldPath<Values>, Output> = FieldProps<Values, Name, Output> & {
  options: readonly { value: string; label: string; disabled?: boolean }[]
  /** The text of an empty first option. */
  placeholder?: string
  autoComplete?: string
}

export function SelectField<Values extends FieldValues, Name extends FieldPath<Values>, Output>(
  props: SelectFieldProps<Values, Name, Output>,
) {
  const { control, name, label, labelHidden, hint, required, disabled, className, options, placeholder, autoComplete } = props
  const { field, fieldState } = useController({ control, name, disabled })
  return (
    <Field
      id={useFieldId<Values>(name)}
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      error={fieldState.error?.message}
      required={required}
      className={className}
    >
      {(aria) => (
        <Select {...aria} {...field} value={field.value ?? ''} autoComplete={autoComplete}>
          {placeholder ? <option value="">{placeholder}</option> : null}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
