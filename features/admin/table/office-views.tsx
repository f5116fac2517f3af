import { cn } from '@/lib/cn'
import { Link, type Href } from '@/lib/i18n/navigation'

type View = { href: Href; isCurrent: boolean; label: string; count?: number }

/** Links to the views of a list, with their counts where known. */
export function OfficeViews({ label, views }: { label: string; views: readonly View[] }) {
  return (
    <nav aria-label={label} className="mb-6 flex flex-wrap gap-x-1 gap-y-2">
      {views.map(({ href, isCurrent, label: name, count = 0 }) => (
        <Link
          key={name}
          href={href}
          aria-current={isCurrent ? 'page' : undefined}
          className={cn(
            'inline-flex min-h-11 items-center gap-2 rounded px-3 font-medium transition-colors',
            isCurrent ? 'bg-action-soft text-action-strong' : 'text-ink-soft hover:bg-sunken hover:text-ink',
          )}
        >
          {name}
          {count > 0 ? <span className="text-sm tabular-nums">{count}</span> : null}
        </Link>
      ))}
    </nav>
  )
}
