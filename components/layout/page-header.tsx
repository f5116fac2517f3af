import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'

type PageHeaderProps = {
  title: ReactNode
  breadcrumbs?: ReactNode
  eyebrow?: ReactNode
  lead?: ReactNode
  /** Buttons beside the title. */
  actions?: ReactNode
  align?: 'start' | 'center'
  className?: string
}

/** Breadcrumbs, the page's only h1 and an introduction. */
export function PageHeader({ title, breadcrumbs, eyebrow, lead, actions, align = 'start', className }: PageHeaderProps) {
  const centred = align === 'center'
  return (
    <header className={cn('flex flex-col gap-6 pt-6 pb-8 sm:pt-8 sm:pb-10', className)}>
      {breadcrumbs}
      <div className={cn('flex flex-wrap items-end gap-x-8 gap-y-5', centred ? 'justify-center text-center' : 'justify-between')}>
        <div className={cn('flex max-w-3xl min-w-0 flex-col gap-3', centred && 'items-center')}>
          {eyebrow ? <p className="eyebrow text-accent-ink">{eyebrow}</p> : null}
          <h1>{title}</h1>
          {lead ? <p className="max-w-2xl text-lg text-ink-soft">{lead}</p> : null}
        </div>
        {actions ? <div className="flex flex-wrap items-center gap-3">{actions}</div> : null}
      </div>
    </header>
  )
}
