import { cva, type VariantProps } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'

const styles = cva('flex flex-col', {
  variants: {
    size: {
      sm: 'gap-0 [--amount:var(--text-base)]',
      md: 'gap-0.5 [--amount:var(--text-xl)]',
      lg: 'gap-1 [--amount:var(--text-3xl)]',
    },
  },
  defaultVariants: { size: 'md' },
})

type PriceProps = VariantProps<typeof styles> & {
  current: string
  /** The struck-through amount of a reduced price. */
  previous?: string
  /** Read by screen readers before each amount when there are two. */
  currentLabel?: string
  previousLabel?: string
  /** Beside the amounts, for instance the percentage. */
  badge?: ReactNode
  /** A second price on its own line, for instance for members. */
  offer?: ReactNode
  note?: ReactNode
  className?: string
}

/** Takes formatted amounts. */
export function Price({ current, previous, currentLabel, previousLabel, badge, offer, note, size, className }: PriceProps) {
  return (
    <div className={cn(styles({ size }), className)}>
      <p className="flex flex-wrap items-baseline gap-x-2.5 gap-y-0.5 tabular-nums">
        <span className={cn('text-(length:--amount) leading-tight font-semibold whitespace-nowrap', previous && 'text-sale')}>
          {previous && currentLabel ? <span className="sr-only">{currentLabel} </span> : null}
          {current}
        </span>
        {previous ? (
          <s className="text-[calc(var(--amount)*0.45+0.45rem)] whitespace-nowrap text-ink-faint">
            {previousLabel ? <span className="sr-only">{previousLabel} </span> : null}
            {previous}
          </s>
        ) : null}
        {badge ? <span className="self-center">{badge}</span> : null}
      </p>
      {offer ? <p className="text-sm font-medium text-accent-ink tabular-nums">{offer}</p> : null}
      {note ? <p className="text-xs text-ink-soft tabular-nums">{note}</p> : null}
    </div>
  )
}
