'use client'

import { Dialog as Base } from '@base-ui/react/dialog'
import { cva, type VariantProps } from 'class-variance-authority'
import { Icon } from '@/components/ui/icon/icon'
import { useRef, type ComponentProps, type ReactNode } from 'react'
import { cn } from '@/lib/cn'
import { iconButtonVariants } from '@/components/ui/button/icon-button'
import { firstField } from './first-field'
import { backdropStyles, bodyStyles, footerStyles, headerStyles, titleStyles } from './overlay-styles'

const capped = 'max-h-[min(44rem,calc(100dvh-2rem))]'

const styles = cva(
  [
    'relative flex w-full flex-col rounded bg-surface text-ink shadow-float',
    'transition-[opacity,scale,translate] duration-180 focus-visible:shadow-float focus-visible:outline-none',
    'data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:translate-y-2 data-starting-style:scale-98',
    'data-starting-style:opacity-0',
  ],
  {
    variants: {
      size: {
        sm: ['max-w-md', capped],
        md: ['max-w-xl', capped],
        lg: ['max-w-4xl', capped],
        full: 'h-[calc(100dvh-2rem)] max-w-page',
        // docs/rules/cart.md#cart-dialog
        cart: 'max-h-[80dvh] max-w-page md:w-[70vw]',
      },
    },
    defaultVariants: { size: 'md' },
  },
)

type DialogProps = VariantProps<typeof styles> & {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  closeLabel: string
  footer?: ReactNode
  /** Defaults to the first focusable element, which is the close button. A dialog with a form takes 'firstField'. */
  initialFocus?: ComponentProps<typeof Base.Popup>['initialFocus'] | 'firstField'
  className?: string
  children?: ReactNode
}

/** A modal dialog. Load it lazily: it brings Base UI along. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  closeLabel,
  footer,
  initialFocus,
  size,
  className,
  children,
}: DialogProps) {
  const popup = useRef<HTMLDivElement>(null)
  const focus = initialFocus === 'firstField' ? () => firstField(popup.current) : initialFocus
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className={backdropStyles} />
        <Base.Viewport className="fixed inset-0 z-70 grid grid-cols-[minmax(0,1fr)] place-items-center p-4">
          <Base.Popup ref={popup} initialFocus={focus} className={cn(styles({ size }), className)}>
            <div className={headerStyles}>
              <div className="flex min-w-0 flex-col gap-1 py-1.5">
                <Base.Title className={titleStyles}>{title}</Base.Title>
                {description ? <Base.Description className="text-sm text-ink-soft">{description}</Base.Description> : null}
              </div>
              <Base.Close aria-label={closeLabel} className={iconButtonVariants()}>
                <Icon name="x" />
              </Base.Close>
            </div>
            {children ? <div className={bodyStyles}>{children}</div> : null}
            {footer ? <div className={footerStyles}>{footer}</div> : null}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
