'use client'

import type { ComponentProps, ReactNode } from 'react'
import { useController, type FieldPath, type FieldValues } from 'react-hook-form'
import { useTranslations } from 'next-intl'
import { Field } from '@/components/ui/control/field'
import { Textarea } from '@/components/ui/control/textarea'
import { useFieldId, type FieldProps } from '@/components/form/form'

type TextareaFieldProps<Values extends FieldValues, Name extends FieldPath<Values>, Output> = FieldProps<Values, Name, Output> &
  Pick<ComponentProps<typeof Textarea>, 'rows' | 'maxLength' | 'placeholder' | 'autoComplete'> & {
    aside?: ReactNode
    /** The field counts its characters and says when they are too many, and cuts nothing (docs/rules/forms.md#counted-text). */
    countedTo?: number
  }

export function TextareaField<Values extends FieldValues, Name extends FieldPath<Values>, Output>(
  props: TextareaFieldProps<Values, Name, Output>,
) {
  const { control, name, label, labelHidden, hint, required, disabled, className, aside, countedTo, ...textarea } = props
  const { field, fieldState } = useController({ control, name, disabled })
  return (
    <Field
      id={useFieldId<Values>(name)}
      label={label}
      labelHidden={labelHidden}
      aside={aside}
      hint={countedTo === undefined ? hint : <CountedHint hint={hint} used={field.value?.length ?? 0} max={countedTo} />}
      error={fieldState.error?.message}
      required={required}
      className={className}
    >
      {(aria) => <Textarea {...textarea} {...aria} {...field} value={field.value ?? ''} />}
    </Field>
  )
}

function CountedHint({ hint, used, max }: { hint: ReactNode; used: number; max: number }) {
  const t = useTranslations('forms')
  const count = used > 0 ? t('count', { used, max }) : t('most', { max })
  return hint ? (
    <>
      {hint} {count}
    </>
  ) : (
    count
  )
}
