'use client'

import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { IconButton } from '@/components/ui/icon-button'
import type { GalleryPicture } from '@/lib/api/entities/media.schema'
import { cn } from '@/lib/cn'
import { FilmButton } from './film-button'

type ZoomWindowProps = { pictures: readonly GalleryPicture[]; start: number; name: string; onClose: () => void }

/** One picture at a time; a click or a tap brings it closer, and it is then moved about by scrolling. A film is played. Arrow keys leaf. */
export function ZoomWindow({ pictures, start, name, onClose }: ZoomWindowProps) {
  const t = useTranslations('gallery')
  const [index, setIndex] = useState(start)
  const [isClose, setIsClose] = useState(false)
  const stage = useRef<HTMLDivElement>(null)
  const picture = pictures[index]
  const total = pictures.length

  function leaf(by: number) {
    setIsClose(false)
    setIndex((index + by + total) % total)
  }

  function onKeyDown(event: KeyboardEvent) {
    // A film is sought through by the same keys.
    if (isClose || total < 2 || event.target instanceof HTMLVideoElement) return
    if (event.key === 'ArrowRight') leaf(1)
    if (event.key === 'ArrowLeft') leaf(-1)
  }

  // What was under the pointer stays there.
  function approach({ clientX, clientY, currentTarget }: MouseEvent<HTMLElement>) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const isNear = !isClose
    setIsClose(isNear)
    if (!isNear) return
    requestAnimationFrame(() => {
      const box = stage.current
      const isByKey = clientX === 0 && clientY === 0
      const [x, y] = isByKey ? [0.5, 0.5] : [(clientX - left) / width, (clientY - top) / height]
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
            <IconButton label={t('previous')} onClick={() => leaf(-1)}>
              <ChevronLeft aria-hidden="true" />
            </IconButton>
          ) : null}
          {picture.film ? null : (
            <Button variant="secondary" aria-pressed={isClose} onClick={approach}>
              {isClose ? t('out') : t('in')}
            </Button>
          )}
          {total > 1 ? (
            <IconButton label={t('next')} onClick={() => leaf(1)}>
              <ChevronRight aria-hidden="true" />
            </IconButton>
          ) : null}
        </div>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys are a shortcut; the buttons below do the same */}
      <div
        ref={stage}
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
          sizes={isClose ? '250vw' : '100vw'}
          width={picture.width}
          height={picture.height}
          alt={picture.alt}
          onClick={picture.film ? undefined : approach}
          className={cn(
            'mx-auto',
            isClose ? 'h-auto w-[250%] max-w-none cursor-zoom-out' : 'size-full object-contain',
            !isClose && !picture.film && 'cursor-zoom-in',
          )}
        />
        {picture.film ? (
          <FilmButton
            key={`film-${picture.id}`}
            film={picture.film}
            title={picture.alt || name}
            label={t('play', { name: picture.alt || name })}
            note={picture.film.from === 'youtube' ? t('fromYoutube') : undefined}
          />
        ) : null}
      </div>
    </Dialog>
  )
}
