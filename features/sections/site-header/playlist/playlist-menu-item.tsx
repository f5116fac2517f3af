'use client'

import { ChevronDown, Headphones } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { lazyComponent } from '@/components/lazy-component'
import { cn } from '@/lib/cn'
import type { PlaylistLabels } from './playlist-button'
import type { PlaylistItem } from './playlist-items'

const PlaylistList = lazyComponent(async () => (await import('./playlist-list')).PlaylistList)

/** The playlist in the menu of a narrow screen, in place. */
export function PlaylistMenuItem({ items, labels }: { items: readonly PlaylistItem[]; labels: PlaylistLabels }) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)

  // A closed menu must not go on playing.
  useEffect(() => {
    const menu = box.current?.closest('dialog')
    const close = () => setOpen(false)
    menu?.addEventListener('close', close)
    return () => menu?.removeEventListener('close', close)
  }, [])

  return (
    <div ref={box} className="mt-3 sm:hidden">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-12 w-full items-center gap-3 rounded border border-line-strong px-4 text-left font-medium"
      >
        <Headphones aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
        <span className="min-w-0 grow truncate">{labels.title}</span>
        <span className="shrink-0 text-sm font-normal text-ink-soft">{labels.count}</span>
        <ChevronDown aria-hidden="true" className={cn('size-4 shrink-0 text-ink-faint transition-[rotate]', isOpen && 'rotate-180')} />
      </button>
      <div id={id}>{isOpen ? <PlaylistList items={items} note={labels.note} className="-mx-4 pt-3" /> : null}</div>
    </div>
  )
}
