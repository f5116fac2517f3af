'use client'

import { ArrowLeft, ArrowRight, Play, Trash2, VideoOff } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRef, useState, type KeyboardEvent } from 'react'
import { IconButton } from '@/components/ui/button/icon-button'
import { Thumbnail } from '@/components/ui/display/thumbnail'
import { cn } from '@/lib/cn'
import { useIsEditing } from '../../kit/field-place'
import { keepFocus } from '../../structure/keep-focus'
import type { GalleryItem } from './gallery-items'
import { useShownPicture } from './gallery-picture-field'
import type { Gallery } from './use-gallery'

/** All pictures in their order. They are moved by dragging, with Alt and an arrow key, or with the buttons. */
export function GalleryThumbs({ gallery }: { gallery: Gallery }) {
  const t = useTranslations(gallery.words)
  const isEditing = useIsEditing()
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const { items, current, show, move, remove } = gallery
  if (items.length === 0) return null

  const focusThumb = (index: number) => list.current?.querySelectorAll('button')[index]?.focus()

  function drop(to: number) {
    if (dragged !== null) move(dragged, to)
    endDrag()
  }

  function endDrag() {
    setDragged(null)
    setOver(null)
  }

  /** With the last picture its tools go, too; the focus then stays in the gallery. */
  function removeAt(index: number) {
    const group = list.current?.closest('[role=group]')
    keepFocus(() => remove(index))
    if (!list.current?.isConnected) group?.querySelector('button')?.focus()
  }

  /** A button that is disabled by its own press would lose the focus. */
  function step(by: -1 | 1) {
    const goal = current + by
    keepFocus(() => move(current, goal))
    if (goal === 0 || goal === items.length - 1) focusThumb(goal)
  }

  function pressKey(event: KeyboardEvent, index: number) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    const offset = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key]
    const isRemoval = isEditing && event.key === 'Delete'
    if (offset === undefined && !isRemoval) return
    event.preventDefault()
    event.stopPropagation()
    if (offset === undefined) {
      removeAt(index)
      if (items.length > 1) focusThumb(Math.min(index, items.length - 2))
    } else if (event.altKey) {
      if (isEditing) keepFocus(() => move(index, index + offset))
    } else focusThumb(index + offset)
  }

  return (
    <div className="flex flex-col gap-2">
      <ol ref={list} aria-label={t('order')} className="flex flex-wrap gap-2.5 sm:gap-3">
        {items.map((item, index) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a place to drop; keys and buttons do the same
          <li
            key={item.id}
            draggable={isEditing}
            onDragStart={() => setDragged(index)}
            onDragEnd={endDrag}
            onDragOver={(event) => {
              if (dragged === null) return
              event.preventDefault()
              setOver(index)
            }}
            onDrop={(event) => {
              if (dragged === null) return
              event.preventDefault()
              drop(index)
            }}
            className={cn(
              'rounded',
              isEditing && 'cursor-grab',
              dragged === index && 'opacity-50',
              over === index && dragged !== index && 'outline-2 outline-offset-2 outline-action outline-dashed',
            )}
          >
            <Thumb
              words={gallery.words}
              item={item}
              place={{ number: index + 1, total: items.length }}
              isCurrent={index === current}
              onShow={() => show(index)}
              onKeyDown={(event) => pressKey(event, index)}
            />
          </li>
        ))}
      </ol>
      {isEditing ? (
        <div role="toolbar" aria-label={t('tools', { number: current + 1 })} className="flex items-center gap-1">
          <IconButton size="sm" label={t('left')} title={t('left')} disabled={current === 0} onClick={() => step(-1)}>
            <ArrowLeft aria-hidden="true" />
          </IconButton>
          <IconButton size="sm" label={t('right')} title={t('right')} disabled={current === items.length - 1} onClick={() => step(1)}>
            <ArrowRight aria-hidden="true" />
          </IconButton>
          <IconButton size="sm" label={t('remove')} title={t('remove')} onClick={() => removeAt(current)}>
            <Trash2 aria-hidden="true" />
          </IconButton>
          <p className="text-sm text-ink-soft max-sm:hidden">{t('keys')}</p>
        </div>
      ) : null}
    </div>
  )
}

type ThumbProps = {
  words: Gallery['words']
  item: GalleryItem
  place: { number: number; total: number }
  isCurrent: boolean
  onShow: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

function Thumb({ words, item: { ref }, place, isCurrent, onShow, onKeyDown }: ThumbProps) {
  const t = useTranslations(words)
  const picture = useShownPicture(ref)
  const name = picture?.film || (ref && !picture) ? t('film', place) : t('picture', place)
  return (
    <button
      type="button"
      aria-label={picture?.alt ? `${name}: ${picture.alt}` : name}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={onShow}
      onKeyDown={onKeyDown}
      className={cn(
        'relative flex size-16 items-center justify-center rounded bg-sunken p-2 sm:size-20 [&_img]:pointer-events-none',
        isCurrent ? 'ring-2 ring-action' : 'hover:ring-2 hover:ring-line-strong',
      )}
    >
      {picture ? <Thumbnail picture={picture} sizes="5rem" /> : <VideoOff aria-hidden="true" className="size-6 text-ink-soft" />}
      {picture?.film ? (
        <span aria-hidden="true" className="absolute grid size-7 place-items-center rounded-full bg-surface shadow-soft">
          <Play className="size-3.5 translate-x-px fill-current" />
        </span>
      ) : null}
    </button>
  )
}
