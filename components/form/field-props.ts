import type { ReactNode } from 'react'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'

/** What every bound field takes. Error texts come from the form's schema. */
export type FieldProps<Values extends FieldValues, Name extends FieldPath<Values>, Output> = {
  control: Control<Values, unknown, Output>
  name: Name
  label: ReactNode
  labelHidden?: boolean
  hint?: ReactNode
  required?: boolean
  disabled?: boolean
  className?: string
}
