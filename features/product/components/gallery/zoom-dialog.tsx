'use client'

import { Icon } from '@/components/ui/icon/icon'
import { useTranslations } from 'next-intl'
import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { Button } from '@/components/ui/button/button'
import { Dialog } from '@/components/ui/overlay/dialog'
import { IconButton } from '@/components/ui/button/icon-button'
import type { GalleryPicture } from '@/lib/api/entities/media.schema'
import { cn } from '@/lib/cn'
import { VideoButton } from './video-button'

type ZoomDialogProps = { pictures: readonly GalleryPicture[]; start: number; name: string; onClose: () => void }

/** One picture at a time: a click zooms in, scrolling pans, arrow keys change the picture. */
export function ZoomDialog({ pictures, start, name, onClose }: ZoomDialogProps) {
  const t = useTranslations('gallery')
  const [index, setIndex] = useState(start)
  const [isZoomed, setIsZoomed] = useState(false)
  const viewport = useRef<HTMLDivElement>(null)
  const picture = pictures[index]
  const total = pictures.length

  function step(by: number) {
    setIsZoomed(false)
    setIndex((index + by + total) % total)
  }

  function onKeyDown(event: KeyboardEvent) {
    // A video uses the same keys to seek.
    if (isZoomed || total < 2 || event.target instanceof HTMLVideoElement) return
    if (event.key === 'ArrowRight') step(1)
    if (event.key === 'ArrowLeft') step(-1)
  }

  /** Zooms around the pointer; by keyboard around the centre. */
  function toggleZoom({ clientX, clientY, currentTarget }: MouseEvent<HTMLElement>) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const zoomsIn = !isZoomed
    setIsZoomed(zoomsIn)
    if (!zoomsIn) return
    requestAnimationFrame(() => {
      const box = viewport.current
      const isKeyboard = clientX === 0 && clientY === 0
      const [x, y] = isKeyboard ? [0.5, 0.5] : [(clientX - left) / width, (clientY - top) / height]
      box?.scrollTo({ left: x * box.scrollWidth - box.clientWidth / 2, top: y * box.scrollHeight - box.clientHeight / 2 })
    })
  }

  if (!picture) return null
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('title', { name })}
      description={total > 1 ? <span role="status">{t(picture.film ? 'film' : 'picture', { number: index + 1, total })}</span> : undefined}
      closeLabel={t('close')}
      size="full"
      footer={
        <div className="flex w-full items-center justify-center gap-2">
          {total > 1 ? (
            <IconButton label={t('previous')} onClick={() => step(-1)}>
              <Icon name="chevron-left" />
            </IconButton>
          ) : null}
          {picture.film ? null : (
            <Button variant="secondary" aria-pressed={isZoomed} onClick={toggleZoom}>
              {isZoomed ? t('out') : t('in')}
            </Button>
          )}
          {total > 1 ? (
            <IconButton label={t('next')} onClick={() => step(1)}>
              <Icon name="chevron-right" />
            </IconButton>
          ) : null}
        </div>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys are a shortcut; the buttons below do the same */}
      <div
        ref={viewport}
        onKeyDown={onKeyDown}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard (axe: scrollable-region-focusable)
        tabIndex={0}
        role="group"
        aria-label={picture.alt || name}
        className="relative h-full overflow-auto overscroll-contain rounded bg-sunken"
      >
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the button below does the same */}
        <img
          key={picture.id}
          src={picture.src}
          srcSet={picture.srcset || undefined}
          sizes={isZoomed ? '250vw' : '100vw'}
          width={picture.width}
          height={picture.height}
          alt={picture.alt}
          onClick={picture.film ? undefined : toggleZoom}
          className={cn(
            'mx-auto',
            isZoomed ? 'h-auto w-[250%] max-w-none cursor-zoom-out' : 'size-full object-contain',
            !isZoomed && !picture.film && 'cursor-zoom-in',
          )}
        />
        {picture.film ? (
          <VideoButton
            key={`film-${picture.id}`}
            video={picture.film}
            title={picture.alt || name}
            label={t('play', { name: picture.alt || name })}
            note={picture.film.from === 'youtube' ? t('fromYoutube') : undefined}
          />
        ) : null}
      </div>
    </Dialog>
  )
}
