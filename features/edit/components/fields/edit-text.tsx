'use client'

import { useTranslations } from 'next-intl'
import { useState, type ComponentProps } from 'react'
import { fillPlaceholders } from '@/features/sections/public-kit'
import { yearOf } from '@/lib/text/dates'
import { useField } from '../../kit/field-place'
import { useFieldName } from '../../kit/use-field-name'
import { TextSurface } from './text-surface'

type EditTextProps = { at: string; as?: ComponentProps<typeof TextSurface>['as'] | 'text'; className?: string }

/** One of the section's texts. */
export function EditText({ at, as, className }: EditTextProps) {
  const { value, isOverridden, isOwn, field, place, path, set } = useField(at)
  const name = useFieldName(place.type, path)
  const t = useTranslations('edit')
  const text = typeof value === 'string' ? value : ''
  const [now] = useState(() => new Date())
  const year = text.includes('{') ? yearOf(now) : ''
  const filled = fillPlaceholders(text, { godina: year })
  const rules = field?.kind === 'text' ? field : null
  return (
    <TextSurface
      as={as === 'text' ? 'span' : as}
      className={className}
      name={name}
      text={text}
      filled={filled}
      hint={filled === text ? undefined : t('yearHint', { year })}
      isMultiline={rules?.multiline}
      // As features/sections/public-kit.tsx does.
      isTypeset={as !== 'text' && place.section !== ''}
      max={rules?.max}
      isOverridden={isOverridden}
      isOwn={isOwn}
      onChange={set}
    />
  )
}
