'use client'

import type { ComponentProps } from 'react'
import { useField } from '../../kit/field-place'
import { useFieldName } from '../../kit/use-field-name'
import { TextSurface } from './text-surface'

type EditTextProps = { at: string; as?: ComponentProps<typeof TextSurface>['as'] | 'text'; className?: string }

/** One of the section's texts. */
export function EditText({ at, as, className }: EditTextProps) {
  const { value, isOverridden, isOwn, field, place, path, set } = useField(at)
  const name = useFieldName(place.type, path)
  const rules = field?.kind === 'text' ? field : null
  return (
    <TextSurface
      as={as === 'text' ? 'span' : as}
      className={className}
      name={name}
      text={typeof value === 'string' ? value : ''}
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
