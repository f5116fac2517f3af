'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Field } from '@/components/ui/control/field'
import { Select } from '@/components/ui/control/select'
import { useChoiceNames } from '../../kit/use-field-name'
import type { EditorProps } from '../bound'

type ChoiceProps = EditorProps & { field: { kind: 'choice'; of: readonly string[]; default: string; mobile?: readonly string[] } }

/** On phones, only the values that the field allows there, or what all screens have. */
export function ChoiceEditor({ at, field, bound: { value, name, set, isPhone, isOverridden } }: ChoiceProps) {
  const t = useTranslations('edit.inspector')
  const id = useId()
  const nameOf = useChoiceNames(at)
  const offered = isPhone ? (field.mobile ?? []) : field.of
  const known = offered.find((one) => one === value) ?? field.default
  return (
    <Field id={id} label={name}>
      {(control) => (
        <Select
          {...control}
          controlSize="sm"
          value={isPhone && !isOverridden ? '' : known}
          onChange={({ target }) => set(target.value === '' ? undefined : target.value, null)}
        >
          {isPhone ? <option value="">{t('sameAsWide')}</option> : null}
          {offered.map((one) => (
            <option key={one} value={one}>
              {nameOf(one)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
