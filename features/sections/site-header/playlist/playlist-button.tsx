'use client'

import { Icon } from '@/components/ui/icon/icon'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { lazyComponent } from '@/components/lazy-component'
import { iconButtonVariants } from '@/components/ui/button/icon-button'
import { defineStored, parseText } from '@/lib/browser/storage'
import type { PlaylistItem } from './playlist-items'

// Every page loads the button, few visitors the rest.
const PlaylistPanel = lazyComponent(async () => (await import('./playlist-panel')).PlaylistPanel)

export type PlaylistLabels = { title: string; lead: string; open: string; close: string; count: string; note: string }

export type PlaylistProps = {
  items: readonly PlaylistItem[]
  labels: PlaylistLabels
  /** In the menu of a phone, in place. */
  isInMenu?: boolean
}

/** Wider windows have room for the list beside the page. px, ms: docs/rules/storefront.md#playlist */
const wideWindowPx = 1699
const openAfterMs = 300

const closedPlaylist = defineStored({ key: 'playlist-closed', parse: parseText, area: 'session', format: 'text', forgetOnSignOut: false })

/** Opens the playlist under the header; by itself on wide windows, unless it was closed there before. */
export function PlaylistButton({ items, labels, isInMenu = false }: PlaylistProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  const openByItself = useEffectEvent(() => {
    if (!isInMenu && window.innerWidth > wideWindowPx && closedPlaylist.get() === null) setOpen(true)
  })

  useEffect(() => {
    const timer = setTimeout(openByItself, openAfterMs)
    return () => clearTimeout(timer)
  }, [])

  function close() {
    closedPlaylist.set('true')
    setOpen(false)
    button.current?.focus()
  }

  return (
    <div className={isInMenu ? 'pt-3' : undefined}>
      <button
        ref={button}
        type="button"
        aria-label={labels.open}
        aria-expanded={isOpen}
        onClick={isOpen ? close : () => setOpen(true)}
        onPointerEnter={PlaylistPanel.preload}
        className={
          isInMenu ? 'flex min-h-12 w-full items-center gap-3 rounded border border-line-strong px-4 font-medium' : iconButtonVariants()
        }
      >
        <Icon name="headphones" className={isInMenu ? 'size-5 text-ink-soft' : undefined} />
        {isInMenu ? labels.title : null}
      </button>
      {isOpen ? <PlaylistPanel items={items} labels={labels} isInMenu={isInMenu} onClose={close} /> : null}
    </div>
  )
}
