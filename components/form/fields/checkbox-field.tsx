'use client'

import { useController, type FieldPath, type FieldValues } from 'react-hook-form'
import { Checkbox } from '@/components/ui/control/checkbox'
import { fieldControl, FieldNotes, RequiredMark } from '@/components/ui/control/field'
import { cn } from '@/lib/cn'
import { useFieldId, type FieldProps } from '@/components/form/form'

type CheckboxFieldProps<Values extends FieldValues, Name extends FieldPath<Values>, Output> = Omit<
  FieldProps<Values, Name, Output>,
  'labelHidden'
>

export function CheckboxField<Values extends FieldValues, Name extends FieldPath<Values>, Output>(
  props: CheckboxFieldProps<Values, Name, Output>,
) {
  const { control, name, label, hint, required, disabled, className } = props
  const { field, fieldState } = useController({ control, name, disabled })
  const id = useFieldId<Values>(name)
  const error = fieldState.error?.message
  const { value, ...binding } = field
  return (
    <div className={cn('flex flex-col gap-1', className)}>
      <Checkbox {...fieldControl({ id, hint, error, required })} {...binding} checked={Boolean(value)}>
        {label}
        {required ? <RequiredMark /> : null}
      </Checkbox>
      <div className="flex flex-col gap-1 pl-8 empty:hidden">
        <FieldNotes id={id} hint={hint} error={error} />
      </div>
    </div>
  )
}
