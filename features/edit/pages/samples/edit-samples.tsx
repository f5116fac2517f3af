'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useIsEditing } from '../../kit/field-place'
import { GalleryAdd } from '../gallery/gallery-add'
import { GalleryThumbs } from '../gallery/gallery-thumbs'
import { useGallery } from '../gallery/use-gallery'
import { SampleDocumentField } from './sample-document-field'

/** The sample pages of a product, ordered, added and removed as its pictures are, and the PDF beside them. Visitors' link while the page is only looked at. */
export function EditSamples({ children }: { children: ReactNode }) {
  const t = useTranslations('edit.samples')
  const isEditing = useIsEditing()
  const gallery = useGallery('samplePages', { words: 'edit.samples', allowsVideo: false })
  if (!isEditing) return children
  return (
    <div role="group" aria-label={t('pages')} data-edit-tool="" className="flex flex-col gap-3 rounded border border-line p-4">
      <p className="flex flex-col gap-1">
        <strong className="font-medium">{t('pages')}</strong>
        <span className="text-sm text-ink-soft">{t('hint')}</span>
      </p>
      <GalleryThumbs gallery={gallery} />
      <GalleryAdd gallery={gallery} />
      <SampleDocumentField />
    </div>
  )
}
