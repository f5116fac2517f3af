'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Field } from '@/components/ui/control/field'
import { Input } from '@/components/ui/control/input'
import { Textarea } from '@/components/ui/control/textarea'
import type { EditorProps } from '../bound'

type TextProps = EditorProps & { field: { kind: 'text'; max?: number; multiline?: boolean; required?: boolean } }

/** A longer text than allowed is saved as a draft, and marked (docs/rules/editing.md#text-limits). */
export function TextEditor({ field: { max, multiline, required }, bound: { value, name, set } }: TextProps) {
  const t = useTranslations('edit.inspector')
  const id = useId()
  const text = typeof value === 'string' ? value : ''
  const isTooLong = max !== undefined && text.length > max
  return (
    <Field
      id={id}
      label={name}
      required={required}
      aside={max === undefined ? undefined : <span className="tabular-nums">{`${text.length} / ${max}`}</span>}
      error={isTooLong ? t('tooLong', { over: text.length - max }) : undefined}
    >
      {(control) =>
        multiline ? (
          <Textarea {...control} rows={3} value={text} onChange={(event) => set(event.target.value)} />
        ) : (
          <Input {...control} controlSize="sm" autoComplete="off" value={text} onChange={(event) => set(event.target.value)} />
        )
      }
    </Field>
  )
}
