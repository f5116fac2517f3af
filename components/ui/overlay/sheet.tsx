'use client'

import { Drawer } from '@base-ui/react/drawer'
import { cva, type VariantProps } from 'class-variance-authority'
import { Icon } from '@/components/ui/icon/icon'
import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'
import { iconButtonVariants } from '@/components/ui/button/icon-button'
import { backdropStyles, bodyStyles, footerStyles, headerStyles, titleStyles } from './overlay-styles'

const styles = cva(
  [
    'flex flex-col bg-surface text-ink shadow-float transition-transform duration-190 ease-out data-swiping:transition-none',
    'focus-visible:shadow-float focus-visible:outline-none',
  ],
  {
    variants: {
      side: {
        right: [
          'ml-auto h-full w-[min(28rem,calc(100vw-2.5rem))] translate-x-(--drawer-swipe-movement-x)',
          'data-ending-style:translate-x-full data-starting-style:translate-x-full',
        ],
        left: [
          'mr-auto h-full w-[min(24rem,calc(100vw-2.5rem))] translate-x-(--drawer-swipe-movement-x)',
          'data-ending-style:-translate-x-full data-starting-style:-translate-x-full',
        ],
        bottom: [
          'mx-auto mt-auto max-h-[calc(100dvh-3rem)] w-full max-w-2xl translate-y-(--drawer-swipe-movement-y) rounded-t',
          'data-ending-style:translate-y-full data-starting-style:translate-y-full',
        ],
      },
    },
    defaultVariants: { side: 'right' },
  },
)

const swipe = { right: 'right', left: 'left', bottom: 'down' } as const

type SheetProps = VariantProps<typeof styles> & {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  closeLabel: string
  footer?: ReactNode
  className?: string
  children?: ReactNode
}

/** A panel from the edge of the screen; a swipe closes it. Load it lazily: it brings Base UI along. */
export function Sheet({ open, onOpenChange, side, title, closeLabel, footer, className, children }: SheetProps) {
  return (
    <Drawer.Root open={open} onOpenChange={onOpenChange} swipeDirection={swipe[side ?? 'right']}>
      <Drawer.Portal>
        <Drawer.Backdrop className={backdropStyles} />
        <Drawer.Viewport className="fixed inset-0 z-70 flex">
          <Drawer.Popup className={cn(styles({ side }), className)}>
            <div className={headerStyles}>
              <div className="py-2">
                <Drawer.Title className={titleStyles}>{title}</Drawer.Title>
              </div>
              <Drawer.Close aria-label={closeLabel} className={iconButtonVariants()}>
                <Icon name="x" />
              </Drawer.Close>
            </div>
            <Drawer.Content className={bodyStyles}>{children}</Drawer.Content>
            {footer ? <div className={footerStyles}>{footer}</div> : null}
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  )
}
