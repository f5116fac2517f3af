'use client'

import { Icon } from '@/components/ui/icon/icon'
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { iconButtonVariants } from '@/components/ui/button/icon-button'
import { cn } from '@/lib/cn'

type MenuDialogProps = { openLabel: string; closeLabel: string; title: string; children: ReactNode }

const id = 'site-menu'

/**
 * A panel from the left as a native modal dialog: it traps the focus, Escape closes it, and it opens before hydration by the `command` attribute. A click
 * on a link or outside closes it too.
 */
export function MenuDialog({ openLabel, closeLabel, title, children }: MenuDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const element = dialog.current
    const closeOnClick = ({ target }: Event) => {
      const isLink = target instanceof Element && target.closest('a') !== null
      if (isLink || target === element) element?.close()
    }
    element?.addEventListener('click', closeOnClick)
    return () => element?.removeEventListener('click', closeOnClick)
  }, [])

  // Before hydration the button's `command` does the same.
  function show(event: MouseEvent) {
    event.preventDefault()
    dialog.current?.showModal()
  }

  function close(event: MouseEvent) {
    event.preventDefault()
    dialog.current?.close()
  }

  return (
    <div className="lg:hidden">
      <button
        type="button"
        aria-label={openLabel}
        aria-haspopup="dialog"
        onClick={show}
        className={cn(iconButtonVariants(), '-ml-3')}
        {...{ command: 'show-modal', commandfor: id }}
      >
        <Icon name="menu" />
      </button>
      <dialog
        ref={dialog}
        id={id}
        aria-label={title}
        className={cn(
          'fixed inset-y-0 left-0 m-0 h-dvh max-h-none w-[min(24rem,calc(100vw-2.5rem))] max-w-none flex-col overscroll-contain bg-paper text-ink shadow-float open:flex',
          'transition-[translate,overlay,display] transition-discrete duration-180 not-open:-translate-x-full starting:open:-translate-x-full',
          'backdrop:bg-veil backdrop:transition-opacity backdrop:duration-180 not-open:backdrop:opacity-0 starting:open:backdrop:opacity-0',
        )}
      >
        <div className="flex h-16 shrink-0 items-center justify-between border-b border-line pr-2 pl-gutter">
          <p className="font-display text-xl font-semibold">{title}</p>
          <button
            type="button"
            aria-label={closeLabel}
            onClick={close}
            className={iconButtonVariants()}
            {...{ command: 'close', commandfor: id }}
          >
            <Icon name="x" />
          </button>
        </div>
        <div className="min-h-0 grow overflow-y-auto px-gutter py-3">{children}</div>
      </dialog>
    </div>
  )
}
