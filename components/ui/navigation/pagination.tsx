import { Icon } from '@/components/ui/icon/icon'
import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'
import { Link, type Href } from '@/lib/i18n/navigation'
import { pageWindow } from './page-window'

type PaginationProps = {
  page: number
  totalPages: number
  hrefFor: (page: number) => Href
  labels: { nav: string; first: string; previous: string; next: string; last: string; page: (page: number) => string }
  className?: string
}

/** docs/rules/storefront.md#pagination */
const wideWindow = 9
const narrowWindow = 3

/** Renders nothing when there is only one page. */
export function Pagination({ page, totalPages, hrefFor, labels, className }: PaginationProps) {
  if (totalPages <= 1) return null
  const narrow = pageWindow({ page, totalPages, size: narrowWindow })
  const atStart = page <= 1
  const atEnd = page >= totalPages
  return (
    <nav aria-label={labels.nav} className={className}>
      <ul className="flex flex-wrap items-center justify-center gap-0.5 sm:gap-1">
        <Step href={atStart ? null : hrefFor(1)} label={labels.first} icon={<Icon name="chevrons-left" />} />
        <Step href={atStart ? null : hrefFor(page - 1)} label={labels.previous} rel="prev" icon={<Icon name="chevron-left" />} />
        {pageWindow({ page, totalPages, size: wideWindow }).map((number) => (
          <li key={number} className={cn(!narrow.includes(number) && 'max-sm:hidden')}>
            <Link
              href={hrefFor(number)}
              aria-label={labels.page(number)}
              aria-current={number === page ? 'page' : undefined}
              className={cn(
                targetStyles,
                'font-medium tabular-nums',
                number === page ? 'bg-action text-on-action' : 'text-ink hover:bg-sunken hover:text-action-strong',
              )}
            >
              {number}
            </Link>
          </li>
        ))}
        <Step href={atEnd ? null : hrefFor(page + 1)} label={labels.next} rel="next" icon={<Icon name="chevron-right" />} />
        <Step href={atEnd ? null : hrefFor(totalPages)} label={labels.last} icon={<Icon name="chevrons-right" />} />
      </ul>
    </nav>
  )
}

const targetStyles = 'inline-flex size-11 items-center justify-center rounded transition-colors [&_svg]:size-5'

/** A link, or a disabled button at the ends. */
function Step({ href, label, rel, icon }: { href: Href | null; label: string; rel?: string; icon: ReactNode }) {
  return (
    <li>
      {href === null ? (
        <button type="button" disabled aria-label={label} className={cn(targetStyles, 'cursor-not-allowed text-line-strong')}>
          {icon}
        </button>
      ) : (
        <Link
          href={href}
          rel={rel}
          aria-label={label}
          className={cn(targetStyles, 'text-ink-soft hover:bg-sunken hover:text-action-strong')}
        >
          {icon}
        </Link>
      )}
    </li>
  )
}
