'use client'

import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Stack } from '@/components/layout/stack'
import { Button } from '@/components/ui/button/button'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { LinkButton } from '@/components/ui/button/link-button'
import { AccountLoadError } from '@/features/account/account-load-error'
import { ListSkeleton } from './list-skeleton'

type Page<Item> = { records: readonly Item[]; totalRecords: number }

type PagedListProps<Item> = {
  /** The message namespace below `account`. */
  namespace: 'orders' | 'wishlist' | 'words'
  /** Shown above the text of an empty list. */
  icon: ReactNode
  query: UseInfiniteQueryResult<InfiniteData<Page<Item>>>
  /** `total` counts all pages. */
  children: (items: Item[], total: number) => ReactNode
}

/** A paged list with its loading, error and empty states and its 'load more' button. */
export function PagedList<Item>({ namespace, icon, query, children }: PagedListProps<Item>) {
  const t = useTranslations('account')
  const { data, isPending, isError, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const items = data?.pages.flatMap(({ records }) => records) ?? []

  if (isPending) return <ListSkeleton label={t(`${namespace}.loading`)} />
  if (isError && items.length === 0) return <AccountLoadError isRetrying={isFetching} onRetry={() => void refetch()} />
  if (items.length === 0) {
    return (
      <EmptyState
        icon={icon}
        title={t(`${namespace}.empty.title`)}
        actions={<LinkButton href="/shop">{t(`${namespace}.empty.action`)}</LinkButton>}
      >
        {t(`${namespace}.empty.text`)}
      </EmptyState>
    )
  }
  return (
    <Stack gap="md">
      {children(items, data?.pages[0]?.totalRecords ?? items.length)}
      {hasNextPage ? (
        <div className="self-center">
          <Button variant="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t(`${namespace}.more`)}
          </Button>
        </div>
      ) : null}
    </Stack>
  )
}
