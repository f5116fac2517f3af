'use client'

import { Icon } from '@/components/ui/icon/icon'
import { useId, useState, type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactNode } from 'react'
import { cn } from '@/lib/cn'
import { usePlainPathname } from '@/lib/i18n/navigation'

type MenuDisclosureProps = { link: ReactNode; buttonLabel: string; children: ReactNode }

/** A menu item with a submenu: opens on hover or by its button; Escape, a link, leaving it and a route change close it. Without JavaScript CSS opens it. */
export function MenuDisclosure({ link, buttonLabel, children }: MenuDisclosureProps) {
  const id = useId()
  const pathname = usePlainPathname()
  // The path where it was opened, so that it is closed on another page.
  const [openAt, setOpenAt] = useState<string | null>(null)
  const isOpen = openAt === pathname
  const open = () => setOpenAt(pathname)
  const close = () => setOpenAt(null)

  function onPointerEnter(event: PointerEvent) {
    if (event.pointerType === 'mouse') open()
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'Escape' || !isOpen) return
    close()
    event.currentTarget.querySelector('button')?.focus()
  }

  function onBlur(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) close()
  }

  function onClick(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest('a')) close()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the button inside does the same
    <li
      className="group/menu relative flex"
      onPointerEnter={onPointerEnter}
      onPointerLeave={close}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onClick={onClick}
    >
      {link}
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={buttonLabel}
        onClick={isOpen ? close : open}
        className="inline-flex w-6 items-center justify-center self-center rounded py-2.5 text-ink-faint hover:text-action"
      >
        <Icon name="chevron-down" className={cn('size-4 transition-[rotate]', isOpen && 'rotate-180')} />
      </button>
      <div
        id={id}
        className={cn(
          'absolute top-full left-0 z-10 -mt-1 transition-[opacity,translate,visibility]',
          isOpen
            ? 'visible opacity-100'
            : 'invisible -translate-y-1 opacity-0 noscript:group-hover/menu:visible noscript:group-hover/menu:opacity-100',
        )}
      >
        <div className="mt-1 w-max min-w-48 rounded border border-line bg-surface p-2 shadow-float">{children}</div>
      </div>
    </li>
  )
}
