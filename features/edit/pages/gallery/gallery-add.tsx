'use client'

import { ImagePlus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { DropZone } from '../../media/upload/drop-zone'
import { useUploads } from '../../media/upload/upload-store'
import { UploadRow } from '../../media/upload/upload-row'
import type { Gallery } from './use-gallery'

/** Adds pictures to a gallery: from the library, or files that are dropped or pasted here. What is on its way, or was refused, stands below. */
export function GalleryAdd({ gallery: { words, uploadIds, addFromLibrary, addFiles } }: { gallery: Gallery }) {
  const t = useTranslations(words)
  const uploads = useUploads((state) => state.uploads)
  const isPaused = useUploads((state) => state.isPaused)
  const own = uploads.filter(({ id }) => uploadIds.includes(id))
  return (
    <DropZone text={t('drop')} onFiles={addFiles} className="rounded border border-dashed border-line-strong p-3">
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" size="sm" onClick={() => void addFromLibrary()}>
          <ImagePlus aria-hidden="true" className="size-4" />
          {t('add')}
        </Button>
        <p className="min-w-0 grow basis-40 text-sm text-ink-soft">{t('addHint')}</p>
      </div>
      {own.length > 0 ? (
        <ul className="flex flex-col">
          {own.map((upload) => (
            <UploadRow key={upload.id} upload={upload} isPaused={isPaused} />
          ))}
        </ul>
      ) : null}
    </DropZone>
  )
}
