'use client'

import { FramedPicture } from '@/features/sections/components/framed-picture'
import { field } from '@/features/sections/fields'
import { parseValues } from '@/features/sections/parse-values'
import { useEditStore } from '../../store/edit-store'
import { useField, useIsEditing } from '../../kit/field-place'
import { EditablePicture } from '../../media/canvas/editable-picture'
import { resolvePictures } from '../../resolve/resolve-pictures'

type EditImageProps = { at: string; sizes: string; priority?: boolean; className?: string }

/** A picture; an empty one invites with a frame where it would stand. */
export function EditImage({ at, ...rest }: EditImageProps) {
  const bound = useField(at)
  const isEditing = useIsEditing()
  const pictures = useEditStore((state) => state.pictures)
  const { image } = parseValues({ image: field.image() }, { image: resolvePictures(bound.value, pictures) })
  if (isEditing) return <EditablePicture bound={bound} picture={image} {...rest} />
  return image ? <FramedPicture picture={image} {...rest} /> : null
}
