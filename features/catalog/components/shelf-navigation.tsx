import { useTranslations } from 'next-intl'
import type { Category } from '@/lib/api/entities/category.schema'
import { cn } from '@/lib/cn'
import { Link } from '@/lib/i18n/navigation'

type ShelfNavigationProps = { tree: readonly Category[]; current: Category | null }

/** The shelves around this one: a column beside a wide list, a row to leaf through above a narrow one. */
export function ShelfNavigation({ tree, current }: ShelfNavigationProps) {
  const t = useTranslations('shop')
  const way = current ? [...current.path, current].map(({ id }) => id) : []
  // A row of nothing but the shelf one stands at leads nowhere.
  const isAlone = way.length === 1 && current?.children.length === 0
  return (
    <nav aria-label={t('categories')} className={isAlone ? 'max-lg:hidden' : undefined}>
      <ul className="-mx-gutter flex snap-x scroll-px-gutter gap-2 overflow-x-auto px-gutter pb-2 [scrollbar-width:none] lg:mx-0 lg:flex-col lg:gap-0 lg:px-0 lg:pb-0">
        {tree.map((category) => (
          <Shelf key={category.id} category={category} way={way} />
        ))}
      </ul>
    </nav>
  )
}

type ShelfProps = {
  category: Category
  /** The shelves from the root to the current one, by id; what hangs below each of them is shown. */
  way: readonly number[]
  isChild?: boolean
}

function Shelf({ category, way, isChild = false }: ShelfProps) {
  const isOnWay = way.includes(category.id)
  const isHere = category.id === way.at(-1)
  return (
    <li
      className={cn(
        'flex shrink-0 snap-start gap-2 lg:block',
        // The row leads down from where one is; the other roots keep to the wide column.
        !isOnWay && !isChild && way.length > 0 && 'max-lg:hidden',
        // In the row the shelf one stands at is in view, however far down it hangs.
        isOnWay && isChild && 'max-lg:order-first',
      )}
    >
      <Link
        href={{ pathname: '/shop/[slug]', params: { slug: category.slug } }}
        aria-current={isHere ? 'page' : undefined}
        className={cn(
          'inline-flex min-h-11 items-center gap-3 rounded-full border px-4 text-sm font-medium whitespace-nowrap transition-colors',
          'lg:min-h-9 lg:w-full lg:justify-between lg:rounded lg:border-0 lg:px-3 lg:text-base lg:font-normal lg:whitespace-normal',
          !isChild && 'lg:font-medium',
          isHere
            ? 'border-action bg-action text-on-action lg:bg-action-soft lg:text-action-strong'
            : 'border-line-strong bg-surface hover:border-ink lg:bg-transparent lg:hover:bg-sunken',
        )}
      >
        {category.name}
        <span className={cn('text-xs tabular-nums max-lg:hidden', isHere ? 'text-action' : 'text-ink-faint')}>{category.productCount}</span>
      </Link>
      {isOnWay && category.children.length > 0 ? (
        <ul className={cn('flex gap-2 lg:flex-col lg:gap-0 lg:pl-4', !isChild && 'lg:pb-3')}>
          {category.children.map((child) => (
            <Shelf key={child.id} category={child} way={way} isChild />
          ))}
        </ul>
      ) : null}
    </li>
  )
}
