'use client'

import { useId } from 'react'
import { Field } from '@/components/ui/control/field'
import { Input } from '@/components/ui/control/input'
import { Textarea } from '@/components/ui/control/textarea'
import { useField } from '../../kit/field-place'
import { useFieldName } from '../../kit/use-field-name'

/** One of the texts of `document.page`; a part of the draft as on the canvas. */
export function TextSetting({ at }: { at: string }) {
  const id = useId()
  const { value, field, place, path, set } = useField(at)
  const name = useFieldName(place.type, path)
  const text = typeof value === 'string' ? value : ''
  const rules = field?.kind === 'text' ? field : null
  return (
    <Field id={id} label={name} required={rules?.required} aside={rules?.multiline ? `${text.length} / ${rules.max}` : undefined}>
      {(control) =>
        rules?.multiline ? (
          <Textarea {...control} rows={3} maxLength={rules.max} value={text} onChange={({ target }) => set(target.value)} />
        ) : (
          <Input {...control} maxLength={rules?.max} autoComplete="off" value={text} onChange={({ target }) => set(target.value)} />
        )
      }
    </Field>
  )
}
