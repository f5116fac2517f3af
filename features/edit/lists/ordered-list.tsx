'use client'

import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { IconButton } from '@/components/ui/button/icon-button'
import { cn } from '@/lib/cn'
import { announce } from '../announce'

type Entry = { id: string; label: string; content: ReactNode }

type OrderedListProps = {
  label: string
  entries: readonly Entry[]
  onMove: (id: string, toIndex: number) => void
  /** Not given: the list is as short as it may be. */
  onRemove?: (id: string) => void
}

/** Entries in an order that the editor chooses, by dragging or with buttons. */
export function OrderedList({ label, entries, onMove, onRemove }: OrderedListProps) {
  const t = useTranslations('edit.lists')
  const [dragged, setDragged] = useState<string | null>(null)
  const [over, setOver] = useState<string | null>(null)

  function move({ id, label: name }: Entry, toIndex: number) {
    onMove(id, toIndex)
    announce(t('moved', { name, place: toIndex + 1, count: entries.length }))
  }

  function drop(toIndex: number) {
    const entry = entries.find(({ id }) => id === dragged)
    if (entry) move(entry, toIndex)
    setDragged(null)
    setOver(null)
  }

  function remove({ id, label: name }: Entry) {
    onRemove?.(id)
    announce(t('removed', { name }))
  }

  return (
    <ol aria-label={label} className="flex flex-col gap-2 empty:hidden">
      {entries.map((entry, index) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a place to drop; the buttons do the same
        <li
          key={entry.id}
          onDragOver={(event) => {
            if (dragged === null) return
            event.preventDefault()
            setOver(entry.id)
          }}
          onDrop={(event) => {
            event.preventDefault()
            drop(index)
          }}
          className={cn(
            'flex items-start rounded border border-line bg-surface py-1 pr-1',
            dragged === entry.id && 'opacity-50',
            over === entry.id && dragged !== entry.id && 'border-action',
          )}
        >
          <span
            draggable
            onDragStart={() => setDragged(entry.id)}
            onDragEnd={() => setDragged(null)}
            title={t('drag')}
            className="flex min-h-11 w-7 shrink-0 cursor-grab items-center justify-center text-ink-faint sm:pointer-fine:min-h-9"
          >
            <GripVertical aria-hidden="true" className="size-4" />
          </span>
          <div className="min-w-0 grow self-center">{entry.content}</div>
          <div className="flex shrink-0">
            <IconButton size="sm" label={t('up', { name: entry.label })} disabled={index === 0} onClick={() => move(entry, index - 1)}>
              <ArrowUp aria-hidden="true" />
            </IconButton>
            <IconButton
              size="sm"
              label={t('down', { name: entry.label })}
              disabled={index === entries.length - 1}
              onClick={() => move(entry, index + 1)}
            >
              <ArrowDown aria-hidden="true" />
            </IconButton>
            {onRemove ? (
              <IconButton size="sm" label={t('remove', { name: entry.label })} onClick={() => remove(entry)}>
                <X aria-hidden="true" />
              </IconButton>
            ) : null}
          </div>
        </li>
      ))}
    </ol>
  )
}
