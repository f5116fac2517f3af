import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/select'
import type { SortType } from '@/lib/api/entities/category.schema'
import { cn } from '@/lib/cn'
import { getPathname } from '@/lib/i18n/navigation'
import { listHref, pageSizes, plainQuery, type ListQuery } from '../list-query'
import { ListForm } from './list-form'

type ListToolbarProps = {
  slug: string | null
  query: ListQuery
  sorts: readonly SortType[]
  defaultSort: SortType
  /** How much there is, in words. */
  children: ReactNode
}

/** How the list is ordered and how long its pages are. A change begins at the first page again. */
export function ListToolbar({ slug, query, sorts, defaultSort, children }: ListToolbarProps) {
  const t = useTranslations('shop')
  const locale = useLocale()
  const address = getPathname({ href: listHref(slug, plainQuery), locale })
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line pb-4">
      <p className="text-sm text-ink-soft tabular-nums" aria-live="polite">
        {children}
      </p>
      <ListForm
        action={address}
        slug={slug}
        usual={{ sort: defaultSort, perPage: String(plainQuery.perPage) }}
        className="flex grow items-center gap-3 sm:grow-0"
      >
        {query.featured ? <input type="hidden" name="featured" value="true" /> : null}
        {query.discount ? <input type="hidden" name="discount" value="true" /> : null}
        {Object.entries(query.facets).map(([code, text]) => (
          <input key={code} type="hidden" name={code} value={text} />
        ))}
        <LabelledSelect
          label={t('sort')}
          name="sort"
          value={query.sort ?? defaultSort}
          className="grow sm:grow-0"
          width="grow sm:w-44 sm:grow-0"
        >
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`sorts.${sort}`)}
            </option>
          ))}
        </LabelledSelect>
        <LabelledSelect label={t('perPage')} name="perPage" value={String(query.perPage)} className="shrink-0" width="w-20">
          {pageSizes.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </LabelledSelect>
        <noscript>
          <Button type="submit" variant="secondary" size="sm">
            {t('apply')}
          </Button>
        </noscript>
      </ListForm>
    </div>
  )
}

type LabelledSelectProps = { label: string; name: string; value: string; className: string; width: string; children: ReactNode }

/** Keyed by its value: going back in the browser shows what that page was ordered by. */
function LabelledSelect({ label, name, value, className, width, children }: LabelledSelectProps) {
  return (
    <label className={cn('flex min-w-0 items-center gap-2 text-sm text-ink-soft', className)}>
      <span className="sr-only whitespace-nowrap xl:not-sr-only">{label}</span>
      <Select key={value} name={name} defaultValue={value} controlSize="sm" className={cn('min-w-0', width)}>
        {children}
      </Select>
    </label>
  )
}
