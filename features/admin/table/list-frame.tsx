'use client'

import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import type { ComponentProps, ReactNode } from 'react'
import { LinkButton } from '@/components/ui/button/link-button'
import { Card } from '@/components/ui/display/card'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { SkeletonText } from '@/components/ui/feedback/skeleton'
import { Pagination } from '@/components/ui/navigation/pagination'
import { OfficeLoadError } from '@/features/admin/shell/office-load-error'

type Records<Row> = { records: readonly Row[]; page?: number; totalPages?: number }

export type ListFrameProps<Row> = {
  /** Below the words of an empty list: how its first row comes about. */
  emptyText?: ReactNode
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
    | 'runs'
    | 'runs.items'
    | 'stock'
    | 'templates'
  /** Shown above the text of an empty list. */
  icon: ReactNode
  query: Pick<UseQueryResult<Records<Row>>, 'data' | 'isError' | 'isFetching' | 'refetch'>
  /** The address of a numbered page; a list by keyset gives its links as `paging`. */
  hrefFor?: ComponentProps<typeof Pagination>['hrefFor']
  paging?: ReactNode
  /** The address of the first page; given by a list by keyset while it shows another one. */
  firstHref?: ComponentProps<typeof LinkButton>['href']
  /** The address without search and filters; given only while one is active (docs/rules/forms.md#nothing-found). */
  clearHref?: ComponentProps<typeof LinkButton>['href']
}

/** The loading, error and empty states of a paged list, and the links to its pages. */
export function ListFrame<Row>({
  namespace,
  emptyText,
  icon,
  query,
  hrefFor,
  paging,
  firstHref,
  clearHref,
  children,
}: ListFrameProps<Row> & { children: (rows: readonly Row[]) => ReactNode }) {
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
  // Rows have gone since, or the page was typed.
  const { page = 1, totalPages = 1 } = data
  const isBeyond = page > 1 && totalPages > 0
  const fallbackPage =
    isBeyond && hrefFor ? { href: hrefFor(totalPages), name: 'last' as const } : firstHref && { href: firstHref, name: 'first' as const }
  if (data.records.length === 0 && fallbackPage) {
    return (
      <EmptyState
        icon={icon}
        title={t('paging.beyond')}
        actions={
          <LinkButton href={fallbackPage.href} variant="secondary">
            {t(`paging.${fallbackPage.name}`)}
          </LinkButton>
        }
      />
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
  if (data.records.length === 0)
    return (
      <EmptyState icon={icon} title={t(`${namespace}.empty`)}>
        {emptyText}
      </EmptyState>
    )
  return (
    <>
      {children(data.records)}
      {paging}
      {hrefFor ? (
        <Pagination
          page={page}
          totalPages={totalPages}
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
