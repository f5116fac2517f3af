'use client'

import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Stack } from '@/components/layout/stack'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { ListFailed } from './list-failed'
import { ListSkeleton } from './list-skeleton'

type Page<Item> = { records: readonly Item[]; totalRecords: number }

type PagedListProps<Item> = {
  /** Whose words it speaks. */
  of: 'orders' | 'wishlist' | 'words'
  /** Above what is said while there is nothing. */
  icon: ReactNode
  query: UseInfiniteQueryResult<InfiniteData<Page<Item>>>
  /** The list itself; `total` counts what has not been fetched yet, too. */
  children: (items: Item[], total: number) => ReactNode
}

/** What is one's own and comes page by page, in all its states: on its way, out of reach, empty, with more to come. */
export function PagedList<Item>({ of, icon, query, children }: PagedListProps<Item>) {
  const t = useTranslations('account')
  const { data, isPending, isError, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const items = data?.pages.flatMap(({ records }) => records) ?? []

  if (isPending) return <ListSkeleton label={t(`${of}.loading`)} />
  if (isError && items.length === 0) return <ListFailed isBusy={isFetching} onRetry={() => void refetch()} />
  if (items.length === 0) {
    return (
      <EmptyState icon={icon} title={t(`${of}.empty.title`)} actions={<LinkButton href="/shop">{t(`${of}.empty.action`)}</LinkButton>}>
        {t(`${of}.empty.text`)}
      </EmptyState>
    )
  }
  return (
    <Stack gap="md">
      {children(items, data?.pages[0]?.totalRecords ?? items.length)}
      {hasNextPage ? (
        <div className="self-center">
          <Button variant="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t(`${of}.more`)}
          </Button>
        </div>
      ) : null}
    </Stack>
  )
}
