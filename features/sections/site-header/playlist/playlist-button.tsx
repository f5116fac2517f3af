'use client'

import { Headphones, X } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react'
import { lazyComponent } from '@/components/lazy-component'
import { IconButton } from '@/components/ui/button/icon-button'
import { defineStored, textSchema } from '@/lib/browser/storage'
import type { PlaylistItem } from './playlist-items'

const PlaylistList = lazyComponent(async () => (await import('./playlist-list')).PlaylistList)

export type PlaylistLabels = { title: string; lead: string; open: string; close: string; count: string; note: string }

type PlaylistButtonProps = { items: readonly PlaylistItem[]; labels: PlaylistLabels }

/** Wider windows have room for the list beside the page. px, ms: docs/rules/storefront.md#playlist */
const wideWindowPx = 1699
const openAfterMs = 300
const closed = defineStored({ key: 'playlist-closed', schema: textSchema, area: 'session', format: 'text', forgetOnSignOut: false })

/** Opens the playlist under the header; by itself on wide windows, unless it was closed there before. */
export function PlaylistButton({ items, labels }: PlaylistButtonProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  const openByItself = useEffectEvent(() => {
    if (window.innerWidth > wideWindowPx && closed.get() === null) setOpen(true)
  })

  useEffect(() => {
    const timer = setTimeout(openByItself, openAfterMs)
    return () => clearTimeout(timer)
  }, [])

  function toggle() {
    if (isOpen) close()
    else {
      closed.remove()
      setOpen(true)
    }
  }

  function close() {
    closed.set('true')
    setOpen(false)
    button.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    close()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes what the button inside opened
    <div className="max-sm:hidden" onKeyDown={onKeyDown}>
      <IconButton
        ref={button}
        label={labels.open}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
        onPointerEnter={PlaylistList.preload}
        onFocus={PlaylistList.preload}
      >
        <Headphones aria-hidden="true" />
      </IconButton>
      {isOpen ? (
        <section
          id={id}
          aria-label={labels.title}
          className="absolute top-full right-gutter mt-2 flex max-h-[70vh] w-88 flex-col overflow-hidden rounded border border-line bg-surface text-ink shadow-float"
        >
          <div className="flex shrink-0 items-start gap-3 pt-3 pr-2 pb-1 pl-4">
            <div className="min-w-0 grow py-1">
              <h2 className="font-display text-lg leading-tight font-semibold">{labels.title}</h2>
              <p className="text-sm text-ink-soft">{[labels.lead, labels.count].filter(Boolean).join(' · ')}</p>
            </div>
            <IconButton label={labels.close} onClick={close}>
              <X aria-hidden="true" />
            </IconButton>
          </div>
          <PlaylistList items={items} note={labels.note} />
        </section>
      ) : null}
    </div>
  )
}
