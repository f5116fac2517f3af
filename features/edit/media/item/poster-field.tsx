'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { lazyComponent } from '@/components/lazy-component'
import { Button } from '@/components/ui/button/button'
import type { MediaItem } from '@/lib/api/entities/media-item.schema'
import { mediaItemQuery } from '../media-queries'
import { MediaThumb } from '../media-thumb'

// The library leads to this modal, which leads to the library.
const MediaModal = lazyComponent(async () => (await import('../library/media-modal')).MediaModal)

type PosterFieldProps = { item: MediaItem; posterId: number | null; onChange: (posterId: number | null) => void }

/** The picture that stands for a video until it is played. */
export function PosterField({ item, posterId, onChange }: PosterFieldProps) {
  const t = useTranslations('edit.media.item')
  const [isChoosing, setChoosing] = useState(false)
  const { data: poster } = useQuery({ ...mediaItemQuery(posterId ?? 0), enabled: posterId !== null })

  function choose(result: MediaItem | 'removed' | null) {
    setChoosing(false)
    if (result) onChange(result === 'removed' ? null : result.id)
  }

  return (
    <div className="flex flex-col gap-2">
      <span className="text-sm font-medium">{t('poster')}</span>
      <div className="flex items-center gap-3">
        <MediaThumb item={posterId !== null && poster ? poster : { ...item, picture: null }} sizes="8rem" className="h-18 w-32 rounded" />
        <Button variant="secondary" size="sm" onClick={() => setChoosing(true)}>
          {t('choosePoster')}
        </Button>
      </div>
      {isChoosing ? <MediaModal kinds={['picture']} current={posterId} onClose={choose} /> : null}
    </div>
  )
}
