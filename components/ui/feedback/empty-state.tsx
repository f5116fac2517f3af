import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'

type EmptyStateProps = {
  icon?: ReactNode
  title: ReactNode
  /** The heading level. */
  as?: 'h1' | 'h2' | 'h3' | 'p'
  children?: ReactNode
  actions?: ReactNode
  className?: string
}

/** A message for an empty list or page, with actions. */
export function EmptyState({ icon, title, as: Title = 'h2', children, actions, className }: EmptyStateProps) {
  return (
    <div className={cn('flex flex-col items-center gap-4 px-4 py-12 text-center glow-around sm:py-16', className)}>
      {icon ? (
        <span className="inline-flex size-16 items-center justify-center rounded-full bg-surface text-accent-ink shadow-soft [&_svg]:size-7">
          {icon}
        </span>
      ) : null}
      <Title className="w-full max-w-xl font-display text-2xl font-semibold text-balance">{title}</Title>
      {children ? <div className="max-w-md text-pretty text-ink-soft">{children}</div> : null}
      {actions ? <div className="flex flex-wrap justify-center gap-3 pt-2">{actions}</div> : null}
    </div>
  )
}
