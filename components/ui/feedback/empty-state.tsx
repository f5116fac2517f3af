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
    <div className={cn('flex flex-col items-center gap-3 px-4 py-6 text-center glow-around sm:gap-4 sm:py-16', className)}>
      {icon ? (
        <span className="inline-flex size-12 items-center justify-center rounded-full bg-surface text-accent-ink shadow-soft sm:size-16 [&_svg]:size-6 sm:[&_svg]:size-7">
          {icon}
        </span>
      ) : null}
      <Title className="w-full max-w-xl font-display text-xl font-semibold text-balance sm:text-2xl">{title}</Title>
      {children ? <div className="max-w-md text-pretty wrap-anywhere text-ink-soft">{children}</div> : null}
      {actions ? <div className="flex flex-wrap justify-center gap-3 pt-2">{actions}</div> : null}
    </div>
  )
}
