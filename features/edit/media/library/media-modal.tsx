'use client'

import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { Dialog } from '@/components/ui/overlay/dialog'
import type { MediaItem } from '@/lib/api/entities/media-item.schema'
import { mediaItemQuery } from '../media-queries'
import { MediaLibrary } from './media-library'

type MediaModalProps = {
  kinds: readonly MediaItem['kind'][]
  /** The id of the item that the place has now, which can be removed. */
  current: number | null
  onClose: (result: MediaItem | 'removed' | null) => void
}

/** The library as a dialog that chooses one item. */
export function MediaModal({ kinds, current, onClose }: MediaModalProps) {
  const t = useTranslations('edit.media')
  const { data } = useQuery({ ...mediaItemQuery(current ?? 0), enabled: current !== null })
  // Undefined until somebody has chosen something else than the place has now.
  const [picked, setPicked] = useState<MediaItem | null>()
  const chosen = picked === undefined ? (data ?? null) : picked

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose(null)}
      size="full"
      title={t(kinds.includes('picture') ? 'choosePicture' : 'chooseFile')}
      closeLabel={t('close')}
      footer={
        <div className="flex w-full items-center gap-2 sm:gap-3">
          {current === null ? null : (
            <Button variant="quiet" size="sm" className="max-sm:min-w-11 max-sm:px-0" onClick={() => onClose('removed')}>
              <Trash2 aria-hidden="true" className="size-4" />
              <span className="max-sm:sr-only">{t('removePicture')}</span>
            </Button>
          )}
          <Button variant="secondary" size="sm" className="ml-auto" onClick={() => onClose(null)}>
            {t('cancel')}
          </Button>
          <Button size="sm" disabled={chosen === null || chosen.deletedAt !== null} onClick={() => onClose(chosen)}>
            {t('choose')}
          </Button>
        </div>
      }
    >
      <MediaLibrary kinds={kinds} chosen={chosen} onChoose={setPicked} onConfirm={(item) => item.deletedAt === null && onClose(item)} />
    </Dialog>
  )
}
