import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'

const styles = cva(
  'inline-flex items-center gap-1 rounded px-2 py-0.5 text-xs font-semibold tracking-wide whitespace-nowrap [&_svg]:size-3.5',
  {
    variants: {
      tone: {
        neutral: 'bg-sunken text-ink-soft',
        action: 'bg-action-soft text-action-strong',
        accent: 'bg-accent text-on-accent',
        sale: 'bg-sale text-on-sale',
        success: 'bg-success-soft text-success',
        warning: 'bg-warning-soft text-warning',
        danger: 'bg-danger-soft text-danger',
        ink: 'bg-ink text-paper',
        outline: 'bg-surface text-ink-soft ring-1 ring-line ring-inset',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
)

type BadgeProps = ComponentProps<'span'> & VariantProps<typeof styles>

export function Badge({ tone, className, ...rest }: BadgeProps) {
  return <span data-badge {...rest} className={cn(styles({ tone }), className)} />
}

/** A count in the corner of an icon. The parent needs `relative` and an accessible name that includes the count. */
export function CountBadge({ count, className }: { count: number; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        'absolute top-0.5 right-0.5 inline-flex h-5 min-w-5 items-center justify-center rounded-full bg-accent px-1 text-xs',
        'leading-none font-bold',
        'text-on-accent tabular-nums',
        className,
      )}
    >
      {count > 99 ? '99+' : count}
    </span>
  )
}
