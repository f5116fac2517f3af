import { cva, type VariantProps } from 'class-variance-authority'
import { Icon } from '@/components/ui/icon/icon'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '@/lib/cn'

const styles = cva('flex gap-3 rounded border px-4 py-3.5 sm:px-5', {
  variants: {
    tone: {
      info: 'border-action/25 bg-action-soft text-action-strong',
      success: 'border-success/25 bg-success-soft text-success',
      warning: 'border-warning/25 bg-warning-soft text-warning',
      danger: 'border-danger/25 bg-danger-soft text-danger',
    },
  },
  defaultVariants: { tone: 'info' },
})

export const toneIcons = {
  info: 'info',
  success: 'circle-check',
  warning: 'triangle-exclamation-point',
  danger: 'circle-exclamation-point',
} as const

type AlertProps = Omit<ComponentProps<'div'>, 'title'> & VariantProps<typeof styles> & { title?: ReactNode; actions?: ReactNode }

/** A permanent message. Set role="status" or role="alert" when it appears after the page has loaded. */
export function Alert({ tone, title, actions, className, children, ...rest }: AlertProps) {
  return (
    <div {...rest} className={cn(styles({ tone }), className)}>
      <Icon name={toneIcons[tone ?? 'info']} className="mt-0.5 size-5 shrink-0" />
      <div className="flex min-w-0 grow flex-col gap-1">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children ? <div className="text-ink">{children}</div> : null}
        {actions ? <div className="flex flex-wrap gap-2 pt-2">{actions}</div> : null}
      </div>
    </div>
  )
}
