'use client'

import type { ReactNode } from 'react'
import { useTranslations } from 'next-intl'
import { productFrame } from '@/features/product/components/card/product-picture'
import { field } from '@/features/sections/fields'
import { cn } from '@/lib/cn'
import { FieldPlaceProvider, innerPlace, useFieldPlace, useIsEditing } from '../../kit/field-place'
import { EmptyPicture } from '../../media/canvas/empty-picture'
import { GalleryAdd } from './gallery-add'
import { GalleryPictureField } from './gallery-picture-field'
import { GalleryThumbs } from './gallery-thumbs'
import { useGallery } from './use-gallery'

const itemShape = { picture: field.image({ allowsVideo: true }) }

/** The pictures of a product where they stand: one large, with its tools, and all of them below, where they are ordered, added and removed. */
export function EditGallery({ at, children }: { at: string; children: ReactNode }) {
  const t = useTranslations('edit.gallery')
  const place = useFieldPlace()
  const isEditing = useIsEditing()
  const gallery = useGallery(at, { words: 'edit.gallery', allowsVideo: true })
  const { items, current } = gallery
  const shown = items[current]
  if (!isEditing && !shown) return children
  return (
    <div role="group" aria-label={t('pictures')} data-edit-tool="" className="flex flex-col gap-3 sm:gap-4">
      {shown ? (
        <FieldPlaceProvider key={shown.id} place={innerPlace(place, [at, `#${shown.id}`], itemShape)}>
          <GalleryPictureField gallery={gallery} />
        </FieldPlaceProvider>
      ) : (
        <EmptyPicture
          ref={null}
          name={t('pictures')}
          ratio={undefined}
          className={cn(productFrame, 'w-full')}
          onChoose={() => void gallery.addFromLibrary()}
        />
      )}
      <GalleryThumbs gallery={gallery} />
      {isEditing ? <GalleryAdd gallery={gallery} /> : null}
    </div>
  )
}
