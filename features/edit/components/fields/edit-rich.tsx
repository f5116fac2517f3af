'use client'

import { RichText } from '@/components/ui/text/rich-text'
import { f } from '@/features/sections/fields'
import { parseValues } from '@/features/sections/parse-values'
import { useField, useIsEditing } from '../../field-place'
import { useFieldName } from '../../use-field-name'

type EditRichProps = { at: string; size?: 'small' | 'normal'; className?: string }

/** Rich text, rendered as for visitors. */
export function EditRich({ at, ...rest }: EditRichProps) {
  const { value, place, path } = useField(at)
  const isEditing = useIsEditing()
  const name = useFieldName(place.type, path)
  const { rich } = parseValues({ rich: f.rich() }, { rich: value })
  if (rich) return <RichText doc={rich} {...rest} />
  return isEditing ? <p className={rest.className} data-edit-empty={name} /> : null
}
