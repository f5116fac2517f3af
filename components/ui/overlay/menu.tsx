'use client'

import { Menu as Base } from '@base-ui/react/menu'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { cn } from '@/lib/cn'
import { Link } from '@/lib/i18n/navigation'

type MenuProps = {
  trigger: ReactElement
  align?: 'start' | 'center' | 'end'
  className?: string
  defaultOpen?: boolean
  finalFocus?: ComponentProps<typeof Base.Popup>['finalFocus']
  children: ReactNode
}

/** A dropdown menu. Load it lazily: it brings Base UI along. */
export function Menu({ trigger, align = 'start', className, defaultOpen = false, finalFocus, children }: MenuProps) {
  return (
    <Base.Root defaultOpen={defaultOpen}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} align={align} className="z-80 outline-none">
          <Base.Popup
            finalFocus={finalFocus}
            className={cn(
              'max-h-(--available-height) min-w-52 origin-(--transform-origin) overflow-y-auto rounded border border-line',
              'bg-surface p-1.5 shadow-float',
              'transition-[opacity,scale] data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98',
              'data-starting-style:opacity-0',
              'focus-visible:shadow-float focus-visible:outline-none',
              className,
            )}
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

const itemStyles = [
  'flex min-h-11 cursor-pointer items-center gap-3 rounded px-3 py-2 text-ink transition-colors select-none [&_svg]:size-4.5',
  '[&_svg]:text-ink-soft',
  'focus-visible:shadow-none focus-visible:outline-none data-highlighted:bg-action-soft data-highlighted:text-action-strong',
  'data-disabled:cursor-not-allowed data-disabled:text-ink-faint',
]

export function MenuItem({ className, ...rest }: Omit<ComponentProps<typeof Base.Item>, 'className'> & { className?: string }) {
  return <Base.Item {...rest} className={cn(itemStyles, className)} />
}

export function MenuLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return <Base.LinkItem closeOnClick render={<Link {...rest} />} className={cn(itemStyles, className)} />
}

/** A link to a file or another program. */
export function MenuFileLink({ className, ...rest }: Omit<ComponentProps<typeof Base.LinkItem>, 'className'> & { className?: string }) {
  return <Base.LinkItem {...rest} closeOnClick className={cn(itemStyles, className)} />
}

export function MenuSeparator() {
  return <Base.Separator className="my-1.5 h-px bg-line" />
}
