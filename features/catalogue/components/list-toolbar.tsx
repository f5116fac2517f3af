import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button/button'
import type { SortType } from '@/lib/api/entities/category.schema'
import { cn } from '@/lib/cn'
import { getPathname } from '@/lib/i18n/navigation'
import { categoryHref } from '@/features/catalogue/list-href'
import { pageSizes, defaultQuery, toSearchParams, type ListQuery } from '../list-query'
import { ListSelect } from './list-select'

type ListToolbarProps = {
  slug: string | null
  query: ListQuery
  sorts: readonly SortType[]
  defaultSort: SortType
  /** The number of results. */
  children: ReactNode
}

/** The number of results, sort order and page size. */
export function ListToolbar({ slug, query, sorts, defaultSort, children }: ListToolbarProps) {
  const t = useTranslations('shop')
  const locale = useLocale()
  const action = getPathname({ href: categoryHref(slug), locale })
  const searchParams = toSearchParams(query)
  const sort = sorts.find((type) => type === query.sort) ?? defaultSort
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line pb-4">
      <p className="text-sm text-ink-soft tabular-nums" aria-live="polite">
        {children}
      </p>
      <form action={action} method="get" autoComplete="off" className="flex grow items-center gap-3 sm:grow-0">
        {query.featured ? <input type="hidden" name="featured" value="true" /> : null}
        {query.discount ? <input type="hidden" name="discount" value="true" /> : null}
        {Object.entries(query.facets).map(([code, text]) => (
          <input key={code} type="hidden" name={code} value={text} />
        ))}
        <LabelledControl label={t('sort')} className="grow sm:grow-0">
          <ListSelect
            name="sort"
            value={sort}
            defaultValue={defaultSort}
            searchParams={searchParams}
            className="min-w-0 grow sm:w-44 sm:grow-0"
          >
            {sorts.map((type) => (
              <option key={type} value={type}>
                {t(`sorts.${type}`)}
              </option>
            ))}
          </ListSelect>
        </LabelledControl>
        <LabelledControl label={t('perPage')} className="shrink-0">
          <ListSelect
            name="perPage"
            value={String(query.perPage)}
            defaultValue={String(defaultQuery.perPage)}
            searchParams={searchParams}
            className="w-20 min-w-0"
          >
            {pageSizes.map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </ListSelect>
        </LabelledControl>
        <noscript>
          <Button type="submit" variant="secondary" size="sm">
            {t('apply')}
          </Button>
        </noscript>
      </form>
    </div>
  )
}

function LabelledControl({ label, className, children }: { label: string; className: string; children: ReactNode }) {
  return (
    <label className={cn('flex min-w-0 items-center gap-2 text-sm text-ink-soft', className)}>
      <span className="sr-only whitespace-nowrap xl:not-sr-only">{label}</span>
      {children}
    </label>
  )
}
