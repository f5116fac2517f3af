'use client'

import { useState, type MouseEvent, type ReactNode } from 'react'
import { replayEarlyClicks } from '@/components/hydration/replay-early-clicks'
import { lazyComponent } from '@/components/lazy-component'

const SampleDialog = lazyComponent(async () => (await import('./sample-dialog')).SampleDialog)

type SampleButtonProps = { slug: string; href: string; className: string; children: ReactNode }

/** A link to the pages that opens them in a dialog instead, whose code is loaded when it is pressed. */
export function SampleButton({ slug, href, className, children }: SampleButtonProps) {
  const [isOpen, setIsOpen] = useState(false)

  function open(event: MouseEvent) {
    // A new tab or a download was asked for.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setIsOpen(true)
  }

  return (
    <>
      <a {...replayEarlyClicks} href={href} aria-haspopup="dialog" onClick={open} className={className}>
        {children}
      </a>
      {isOpen ? <SampleDialog slug={slug} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}
