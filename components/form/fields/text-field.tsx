'use client'

import { useLayoutEffect, type ComponentProps, type ReactNode } from 'react'
import { useController, type FieldPath, type FieldValues } from 'react-hook-form'
import { earlyText } from '@/components/hydration/early-text'
import { Field } from '@/components/ui/control/field'
import { Input } from '@/components/ui/control/input'
import { useFieldId, type FieldProps } from '@/components/form/form'

type TextFieldProps<Values extends FieldValues, Name extends FieldPath<Values>, Output> = FieldProps<Values, Name, Output> &
  Pick<
    ComponentProps<typeof Input>,
    'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'placeholder' | 'enterKeyHint' | 'spellCheck' | 'autoCapitalize' | 'start' | 'end'
  > & {
    aside?: ReactNode
    /** After the field is left. */
    onLeave?: () => void
  }

export function TextField<Values extends FieldValues, Name extends FieldPath<Values>, Output>(props: TextFieldProps<Values, Name, Output>) {
  const { control, name, label, labelHidden, hint, required, disabled, className, aside, onLeave, ...input } = props
  const { field, fieldState } = useController({ control, name, disabled })
  const id = useFieldId<Values>(name)

  useLayoutEffect(() => {
    const typed = earlyText(id)
    if (typed !== '' && !field.value) field.onChange(typed)
    // oxlint-disable-next-line react/exhaustive-deps -- once, on mount
  }, [])

  function leave() {
    field.onBlur()
    onLeave?.()
  }

  return (
    <Field
      id={id}
      label={label}
      labelHidden={labelHidden}
      aside={aside}
      hint={hint}
      error={fieldState.error?.message}
      required={required}
      className={className}
    >
      {(aria) => <Input {...input} {...aria} {...field} value={field.value ?? ''} onBlur={leave} />}
    </Field>
  )
}
