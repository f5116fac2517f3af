'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Field } from '@/components/ui/control/field'
import { Input } from '@/components/ui/control/input'
import type { EditorProps } from '../bound'

type NumberProps = EditorProps & { field: { kind: 'number'; default: number; min: number; max: number } }

/** An emptied field has its default. */
export function NumberEditor({ field: { min, max, default: usual }, bound: { value, name, set } }: NumberProps) {
  const t = useTranslations('edit.inspector')
  const id = useId()
  const isOutside = typeof value === 'number' && (value < min || value > max)
  return (
    <Field id={id} label={name} hint={t('between', { min, max })} error={isOutside ? t('outside') : undefined}>
      {(control) => (
        <Input
          {...control}
          controlSize="sm"
          type="number"
          min={min}
          max={max}
          placeholder={String(usual)}
          value={typeof value === 'number' ? value : ''}
          onChange={({ target }) => set(Number.isFinite(target.valueAsNumber) ? target.valueAsNumber : undefined)}
        />
      )}
    </Field>
  )
}
