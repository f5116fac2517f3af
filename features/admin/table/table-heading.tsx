import { ArrowDown, ArrowUp } from 'lucide-react'
import { cn } from '@/lib/cn'
import { Link } from '@/lib/i18n/navigation'
import type { Column } from './column'

type TableHeadingProps = Pick<Column, 'header' | 'align' | 'sort'> & { isHidden?: boolean }

/** The heading of a column; where it can be sorted by, a link to the other order. */
export function TableHeading({ header, align, sort, isHidden = false }: TableHeadingProps) {
  const Arrow = sort?.direction === 'descending' ? ArrowDown : ArrowUp
  return (
    <th scope="col" aria-sort={sort?.direction} className={cn('py-3 text-sm font-medium text-ink-soft', align === 'end' && 'text-right')}>
      {sort ? (
        <Link href={sort.href} prefetch={false} className="inline-flex min-h-6 items-center gap-1 underline-offset-4 hover:underline">
          {header}
          <Arrow aria-hidden="true" className="size-4" />
        </Link>
      ) : (
        <span className={cn(isHidden && 'sr-only')}>{header}</span>
      )}
    </th>
  )
}
