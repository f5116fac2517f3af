'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { Dialog } from '@/components/ui/overlay/dialog'
import type { MediaItem } from '@/lib/api/entities/media-item.schema'
import { mediaItemQuery } from '../media-queries'
import { MediaLibrary } from './media-library'

type GboxMediaProps = {
  kinds: readonly MediaItem['kind'][]
  /** The id of the item that the place has now, which can be removed. */
  current: number | null
  onClose: (result: MediaItem | 'removed' | null) => void
}

/** The library as a dialog that chooses one item. */
export function GboxMedia({ kinds, current, onClose }: GboxMediaProps) {
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
        <>
          {current === null ? null : (
            <Button variant="quiet" size="sm" className="sm:mr-auto" onClick={() => onClose('removed')}>
              {t('removePicture')}
            </Button>
          )}
          <Button variant="secondary" size="sm" onClick={() => onClose(null)}>
            {t('cancel')}
          </Button>
          <Button size="sm" disabled={chosen === null || chosen.deletedAt !== null} onClick={() => onClose(chosen)}>
            {t('choose')}
          </Button>
        </>
      }
    >
      <MediaLibrary kinds={kinds} chosen={chosen} onChoose={setPicked} onConfirm={(item) => item.deletedAt === null && onClose(item)} />
    </Dialog>
  )
}
