'use client'

import { Check } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { cn } from '@/lib/cn'
import type { MediaItem } from '@/lib/api/entities/media-item.schema'
import { fileSize } from '../file-size'
import { startDrag } from './media-drag'
import { MediaThumb } from '../media-thumb'

type MediaGridProps = {
  items: readonly MediaItem[]
  chosen: number | null
  isStale: boolean
  /** What is moved together, by id. */
  selectedIds: readonly number[]
  /** Null where nothing can be moved. */
  onToggle: ((id: number) => void) | null
  onChoose: (item: MediaItem) => void
  /** A double click. */
  onConfirm?: (item: MediaItem) => void
}

export function MediaGrid({ items, chosen, isStale, selectedIds, onToggle, onChoose, onConfirm }: MediaGridProps) {
  const t = useTranslations('edit.media')
  return (
    <ul
      aria-label={t('items')}
      aria-busy={isStale}
      className={cn('grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3 transition-opacity', isStale && 'opacity-60')}
    >
      {items.map((item) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a drag with the pointer; the checkboxes do the same by keyboard
        <li
          key={item.id}
          className="relative min-w-0"
          draggable={onToggle !== null}
          onDragStart={(event) => startDrag(event, selectedIds.includes(item.id) ? selectedIds : [item.id])}
        >
          {onToggle ? (
            <label className="absolute top-0 left-0 z-1 grid size-11 place-items-center">
              <input
                type="checkbox"
                aria-label={t('mark', { title: item.title })}
                checked={selectedIds.includes(item.id)}
                onChange={() => onToggle(item.id)}
                className="size-6 accent-action"
              />
            </label>
          ) : null}
          <button
            type="button"
            aria-pressed={item.id === chosen}
            onClick={() => onChoose(item)}
            onDoubleClick={onConfirm && (() => onConfirm(item))}
            className={cn(
              'group relative flex w-full flex-col overflow-hidden rounded border bg-surface text-left transition-[border-color,box-shadow]',
              item.id === chosen ? 'border-action shadow-[0_0_0_2px_var(--color-action)]' : 'border-line hover:border-ink-soft',
            )}
          >
            <MediaThumb item={item} sizes="12rem" className="aspect-square w-full" />
            <span className="flex min-w-0 flex-col px-2.5 py-2">
              <span className="truncate text-sm font-medium">{item.title}</span>
              <span className="truncate text-xs text-ink-soft tabular-nums">
                {item.width && item.height ? `${item.width} × ${item.height} · ` : ''}
                {fileSize(item.size)}
              </span>
            </span>
            {item.id === chosen ? (
              <span className="absolute top-2 right-2 grid size-6 place-items-center rounded-full bg-action text-on-action shadow-soft">
                <Check aria-hidden="true" className="size-4" />
              </span>
            ) : null}
          </button>
        </li>
      ))}
    </ul>
  )
}
