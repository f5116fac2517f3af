import { Icon } from '@/components/ui/icon/icon'
import { cn } from '@/lib/cn'
import { Link, type Href } from '@/lib/i18n/navigation'

export type Breadcrumb = { label: string; href?: Href }

/** The last item is the current page: no link. */
export function Breadcrumbs({ items, label, className }: { items: readonly Breadcrumb[]; label: string; className?: string }) {
  return (
    <nav aria-label={label} className={className}>
      <ol className="flex flex-wrap items-center gap-x-1 text-sm text-ink-soft">
        {items.map((item, index) => (
          <li key={index} className="inline-flex min-w-0 items-center gap-x-1">
            {item.href ? (
              <Link
                href={item.href}
                className={cn(
                  'inline-flex min-h-11 min-w-6 items-center underline-offset-4 hover:text-action hover:underline sm:pointer-fine:min-h-6',
                )}
              >
                {item.label}
              </Link>
            ) : (
              <span aria-current="page" className="min-w-0 text-ink">
                {item.label}
              </span>
            )}
            {index < items.length - 1 ? <Icon name="chevron-right" className="size-3.5 shrink-0 text-line-strong" /> : null}
          </li>
        ))}
      </ol>
    </nav>
  )
}
