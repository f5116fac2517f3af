'use client'

import { FramedPicture } from '@/features/sections/components/framed-picture'
import { f } from '@/features/sections/fields'
import { parseValues } from '@/features/sections/parse-values'
import { useEditStore } from '../../edit-store'
import { useField, useIsEditing } from '../../field-place'
import { resolvePictures } from '../../resolve-pictures'
import { useFieldName } from '../../use-field-name'

type EditImageProps = { at: string; sizes: string; priority?: boolean; className?: string }

/** A picture; an empty one shows where it would stand. */
export function EditImage({ at, ...rest }: EditImageProps) {
  const { value, place, path } = useField(at)
  const isEditing = useIsEditing()
  const pictures = useEditStore((state) => state.pictures)
  const name = useFieldName(place.type, path)
  const { image } = parseValues({ image: f.image() }, { image: resolvePictures(value, pictures) })
  if (image) return <FramedPicture picture={image} {...rest} />
  return isEditing ? <div className={rest.className} data-edit-empty={name} /> : null
}
