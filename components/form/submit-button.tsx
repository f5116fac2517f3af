'use client'

import type { ComponentProps } from 'react'
import { useFormState, type Control, type FieldValues } from 'react-hook-form'
import { Button } from '@/components/ui/button'

type SubmitButtonProps<Values extends FieldValues, Output> = Omit<ComponentProps<typeof Button>, 'type'> & {
  control: Control<Values, unknown, Output>
}

/** Busy while the form is being sent, or longer when told so. */
export function SubmitButton<Values extends FieldValues, Output>({ control, busy = false, ...rest }: SubmitButtonProps<Values, Output>) {
  const { isSubmitting } = useFormState({ control })
  return <Button {...rest} type="submit" busy={busy || isSubmitting} />
}
