import { useTranslations } from 'next-intl'
import type { Category } from '@/lib/api/entities/category.schema'
import { cn } from '@/lib/cn'
import { Link } from '@/lib/i18n/navigation'

type CategoryNavigationProps = { tree: readonly Category[]; current: Category | null }

/** The categories on the path to the current one, with their children: a column on a wide screen, a scrolling row on a narrow one. */
export function CategoryNavigation({ tree, current }: CategoryNavigationProps) {
  const t = useTranslations('shop')
  const pathIds = current ? [...current.path, current].map(({ id }) => id) : []
  // A root without children would be the only item of the row.
  const isOnlyItem = pathIds.length === 1 && current?.children.length === 0
  return (
    <nav aria-label={t('categories')} className={isOnlyItem ? 'max-lg:hidden' : undefined}>
      <ul className="-mx-gutter flex snap-x scroll-px-gutter gap-2 overflow-x-auto px-gutter pb-2 [scrollbar-width:none] lg:mx-0 lg:flex-col lg:gap-0 lg:px-0 lg:pb-0">
        {tree.map((category) => (
          <CategoryItem key={category.id} category={category} pathIds={pathIds} />
        ))}
      </ul>
    </nav>
  )
}

type CategoryItemProps = {
  category: Category
  /** Ids from the root to the current category; the children of each are shown. */
  pathIds: readonly number[]
  isChild?: boolean
}

function CategoryItem({ category, pathIds, isChild = false }: CategoryItemProps) {
  const isOnPath = pathIds.includes(category.id)
  const isCurrent = category.id === pathIds.at(-1)
  return (
    <li
      className={cn(
        'flex shrink-0 snap-start gap-2 lg:block',
        // The row shows only the current branch; other roots are in the wide column.
        !isOnPath && !isChild && pathIds.length > 0 && 'max-lg:hidden',
        // Keeps the current category in view in the row.
        isOnPath && isChild && 'max-lg:order-first',
      )}
    >
      <Link
        href={{ pathname: '/shop/[slug]', params: { slug: category.slug } }}
        aria-current={isCurrent ? 'page' : undefined}
        className={cn(
          'inline-flex min-h-11 items-center gap-3 rounded-full border px-4 text-sm font-medium whitespace-nowrap transition-colors',
          'lg:min-h-9 lg:w-full lg:justify-between lg:rounded lg:border-0 lg:px-3 lg:text-base lg:font-normal lg:whitespace-normal',
          !isChild && 'lg:font-medium',
          isCurrent
            ? 'border-action bg-action text-on-action lg:bg-action-soft lg:text-action-strong'
            : 'border-line-strong bg-surface hover:border-ink lg:bg-transparent lg:hover:bg-sunken',
        )}
      >
        {category.name}
        <span className={cn('text-xs tabular-nums max-lg:hidden', isCurrent ? 'text-action' : 'text-ink-faint')}>
          {category.productCount}
        </span>
      </Link>
      {isOnPath && category.children.length > 0 ? (
        <ul className={cn('flex gap-2 lg:flex-col lg:gap-0 lg:pl-4', !isChild && 'lg:pb-3')}>
          {category.children.map((child) => (
            <CategoryItem key={child.id} category={child} pathIds={pathIds} isChild />
          ))}
        </ul>
      ) : null}
    </li>
  )
}
