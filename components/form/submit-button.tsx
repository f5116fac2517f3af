'use client'

import type { ComponentProps } from 'react'
import { useFormState, type Control, type FieldValues } from 'react-hook-form'
import { replayEarlyClicks } from '@/components/hydration/replay-early-clicks'
import { Button } from '@/components/ui/button/button'

type SubmitButtonProps<Values extends FieldValues, Output> = Omit<ComponentProps<typeof Button>, 'type'> & {
  control: Control<Values, unknown, Output>
}

/** Busy during submission, or while `busy`. A click before hydration submits after it. */
export function SubmitButton<Values extends FieldValues, Output>({ control, busy = false, ...rest }: SubmitButtonProps<Values, Output>) {
  const { isSubmitting } = useFormState({ control })
  return <Button {...replayEarlyClicks} {...rest} type="submit" busy={busy || isSubmitting} />
}
