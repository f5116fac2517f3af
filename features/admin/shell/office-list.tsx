'use client'

import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import type { ComponentProps, ReactNode } from 'react'
import { LinkButton } from '@/components/ui/button/link-button'
import { Card } from '@/components/ui/display/card'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { Pagination } from '@/components/ui/navigation/pagination'
import { SkeletonText } from '@/components/ui/feedback/skeleton'
import { OfficeLoadError } from './office-load-error'

type Records<Row> = { records: readonly Row[]; page?: number; totalPages?: number }

type OfficeListProps<Row> = {
  /** The message namespace below `admin`. */
  namespace:
    | 'audit'
    | 'customers'
    | 'events'
    | 'events.guests'
    | 'forms'
    | 'invoices'
    | 'jobs'
    | 'missing'
    | 'orders'
    | 'outbox'
    | 'print'
    | 'privacy'
    | 'redirects'
    | 'returns'
    | 'reviews'
    | 'stock'
    | 'templates'
  /** Shown above the text of an empty list. */
  icon: ReactNode
  query: Pick<UseQueryResult<Records<Row>>, 'data' | 'isError' | 'isFetching' | 'refetch'>
  /** The address of a numbered page; a list by keyset gives its links as `paging`. */
  hrefFor?: ComponentProps<typeof Pagination>['hrefFor']
  paging?: ReactNode
  /** The address without search and filters; given only while one is active (docs/rules/forms.md#nothing-found). */
  clearHref?: ComponentProps<typeof LinkButton>['href']
  /** Renders a row as `<li>`. */
  children: (row: Row) => ReactNode
}

/** A paged list with its loading, error and empty states. */
export function OfficeList<Row>({ namespace, icon, query, hrefFor, paging, clearHref, children }: OfficeListProps<Row>) {
  const t = useTranslations('admin')
  const { data, isError, isFetching, refetch } = query
  if (!data) {
    if (isError) return <OfficeLoadError as="h2" isRetrying={isFetching} onRetry={() => void refetch()} />
    return (
      <Card>
        <output className="sr-only">{t(`${namespace}.loading`)}</output>
        <SkeletonText lines={6} />
      </Card>
    )
  }
  if (data.records.length === 0 && clearHref) {
    return (
      <EmptyState
        icon={icon}
        title={t('search.nothingFound')}
        actions={
          <LinkButton href={clearHref} variant="secondary">
            {t('search.clear')}
          </LinkButton>
        }
      />
    )
  }
  if (data.records.length === 0) return <EmptyState icon={icon} title={t(`${namespace}.empty`)} />
  return (
    <>
      <Card padding="none">
        <ul className="divide-y divide-line">{data.records.map(children)}</ul>
      </Card>
      {paging}
      {hrefFor ? (
        <Pagination
          page={data.page ?? 1}
          totalPages={data.totalPages ?? 1}
          hrefFor={hrefFor}
          labels={{
            nav: t(`${namespace}.pages`),
            first: t('paging.first'),
            previous: t('paging.previous'),
            next: t('paging.next'),
            last: t('paging.last'),
            page: (number) => t('paging.page', { page: number }),
          }}
          className="mt-6"
        />
      ) : null}
    </>
  )
}
