'use client'

import { Play } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { pictureStyles, productFrame, shapeOf } from '@/features/product/components/card/product-picture'
import { FramedPicture } from '@/features/sections/components/framed-picture'
import type { GalleryPicture } from '@/lib/api/entities/media.schema'
import { cn } from '@/lib/cn'
import { toastInfo } from '@/lib/browser/toast/toast'
import type { Json } from '@/lib/documents/document'
import { useEditStore } from '../../store/edit-store'
import { useField, useIsEditing, type BoundField } from '../../kit/field-place'
import { EditablePicture } from '../../media/canvas/editable-picture'
import { editMedia } from '../../media/pick-picture'
import { pictureRefOf, type PictureRef } from '../../media/picture-ref'
import type { Gallery } from './use-gallery'

const sizes = '(min-width: 64rem) 37rem, (min-width: 48rem) 50vw, 100vw'

/** The picture of the surrounding item in the frame that visitors see it in. Removing it removes the item. */
export function GalleryPictureField({ gallery }: { gallery: Gallery }) {
  const t = useTranslations('edit.gallery')
  const isEditing = useIsEditing()
  const bound = useField('picture')
  const ref = pictureRefOf(bound.value)
  const picture = useShownPicture(ref)
  const own: BoundField = { ...bound, set }

  function set(value: Json | undefined, entry?: Parameters<BoundField['set']>[1]) {
    const next = pictureRefOf(value)
    if (next === null) return gallery.remove(gallery.current)
    const isElsewhere = next.mediaId !== ref?.mediaId && gallery.items.some((item) => item.ref?.mediaId === next.mediaId)
    if (isElsewhere) return toastInfo(t('already'))
    bound.set(value, entry)
  }

  if (ref && !picture) {
    return (
      <div className={cn(productFrame, 'flex-col gap-4 p-6 text-center text-ink-soft')}>
        <p>{t('noPoster')}</p>
        {isEditing ? (
          <Button variant="secondary" size="sm" onClick={() => void editMedia(ref.mediaId)}>
            {t('choosePoster')}
          </Button>
        ) : null}
      </div>
    )
  }
  const shape = picture ? shapeOf(picture) : 'square'
  const rest = { sizes, priority: true, className: pictureStyles[shape] }
  return (
    <div className={cn(productFrame, 'relative max-sm:aspect-square', shape === 'tall' && 'p-[8%]')}>
      {isEditing ? (
        <EditablePicture bound={own} picture={picture} {...rest} />
      ) : picture ? (
        <FramedPicture picture={picture} {...rest} />
      ) : null}
      {picture?.film ? (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute grid size-18 place-items-center rounded-full bg-surface shadow-lift"
        >
          <Play className="size-8 translate-x-0.5 fill-current" />
        </span>
      ) : null}
    </div>
  )
}

/** Null for a video without a poster, too. */
export function useShownPicture(ref: PictureRef | null): GalleryPicture | null {
  const picture = useEditStore(({ pictures }) => (ref ? pictures[ref.mediaId] : undefined))
  if (!picture) return null
  return ref === null || ref.alt === null ? picture : { ...picture, alt: ref.alt }
}
