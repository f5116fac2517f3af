'use client'

import { useId } from 'react'
import { Field } from '@/components/ui/control/field'
import { Input } from '@/components/ui/control/input'
import type { EditorProps } from '../bound'

/** A day of the calendar in Croatia: it has no time and no zone, so it is the same day everywhere. */
export function DateEditor({ bound: { value, name, set } }: EditorProps) {
  const id = useId()
  return (
    <Field id={id} label={name}>
      {(control) => (
        <Input
          {...control}
          controlSize="sm"
          type="date"
          value={typeof value === 'string' ? value : ''}
          onChange={({ target }) => set(target.value === '' ? undefined : target.value)}
        />
      )}
    </Field>
  )
}
