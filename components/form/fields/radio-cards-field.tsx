'use client'

import type { ReactNode } from 'react'
import { useController, type FieldPath, type FieldValues } from 'react-hook-form'
import { RadioCard } from '@/components/ui/control/radio-card'
import { RadioGroup } from '@/components/ui/control/radio-group'
import { useFieldId, type FieldProps } from '@/components/form/form'

type RadioCardOption = {
  value: string
  title: ReactNode
  description?: ReactNode
  /** At the end of the card, for instance a price. */
  aside?: ReactNode
  icon?: ReactNode
  disabled?: boolean
  /** Shown only while this option is chosen. */
  content?: ReactNode
}

type RadioCardsFieldProps<Values extends FieldValues, Name extends FieldPath<Values>, Output> = FieldProps<Values, Name, Output> & {
  options: readonly RadioCardOption[]
}

export function RadioCardsField<Values extends FieldValues, Name extends FieldPath<Values>, Output>(
  props: RadioCardsFieldProps<Values, Name, Output>,
) {
  const { control, name, label, labelHidden, hint, required, disabled, className, options } = props
  const { field, fieldState } = useController({ control, name, disabled })
  const id = useFieldId<Values>(name)
  return (
    <RadioGroup
      id={id}
      legend={label}
      legendHidden={labelHidden}
      hint={hint}
      error={fieldState.error?.message}
      required={required}
      className={className}
    >
      {options.map(({ content, disabled: optionDisabled, ...option }, index) => (
        <RadioCard
          key={option.value}
          {...option}
          ref={index === 0 ? field.ref : undefined}
          name={field.name}
          checked={field.value === option.value}
          disabled={disabled || optionDisabled}
          required={required}
          aria-invalid={fieldState.invalid || undefined}
          onChange={() => field.onChange(option.value)}
          onBlur={field.onBlur}
        >
          {content}
        </RadioCard>
      ))}
    </RadioGroup>
  )
}
