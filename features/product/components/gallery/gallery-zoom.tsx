'use client'

import { Icon } from '@/components/ui/icon/icon'
import { useEffect, useState } from 'react'
import { replayEarlyClicks } from '@/components/hydration/replay-early-clicks'
import { lazyComponent } from '@/components/lazy-component'
import { IconButton } from '@/components/ui/button/icon-button'
import type { GalleryPicture } from '@/lib/api/entities/media.schema'

const ZoomDialog = lazyComponent(async () => (await import('./zoom-dialog')).ZoomDialog)

type GalleryZoomProps = { stripId: string; pictures: readonly GalleryPicture[]; name: string; label: string }

/** Opens the visible picture in a dialog, by its button or a click on the picture. */
export function GalleryZoom({ stripId, pictures, name, label }: GalleryZoomProps) {
  const [zoomedIndex, setZoomedIndex] = useState<number | null>(null)

  useEffect(() => {
    const strip = document.getElementById(stripId)
    const open = ({ target }: Event) => {
      const isVideo = target instanceof Element && target.closest('[data-video]') !== null
      if (!isVideo) setZoomedIndex(visibleIndex(strip))
    }
    strip?.addEventListener('click', open)
    return () => strip?.removeEventListener('click', open)
  }, [stripId])

  return (
    <>
      <span className="absolute top-3 right-0 sm:right-3 noscript:hidden">
        <IconButton
          {...replayEarlyClicks}
          label={label}
          aria-haspopup="dialog"
          variant="floating"
          onClick={() => setZoomedIndex(visibleIndex(document.getElementById(stripId)))}
        >
          <Icon name="zoom-in" className="stroke-[1.75]" />
        </IconButton>
      </span>
      {zoomedIndex === null ? null : (
        <ZoomDialog
          pictures={pictures}
          start={Math.min(zoomedIndex, pictures.length - 1)}
          name={name}
          onClose={() => setZoomedIndex(null)}
        />
      )}
    </>
  )
}

/** The index of the picture in the middle of the strip. */
function visibleIndex(strip: HTMLElement | null): number {
  return strip && strip.clientWidth > 0 ? Math.round(strip.scrollLeft / strip.clientWidth) : 0
}
