'use client'

import { Heart } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Stack } from '@/components/layout/stack'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { useWishedProducts } from '@/features/wishlist/queries'
import { ListFailed } from './list-failed'
import { ListSkeleton } from './list-skeleton'
import { WishRow } from './wish-row'

/** The wishlist as it is today; what is bought from here leaves it. */
export function WishlistView() {
  const t = useTranslations('account.wishlist')
  const { data, isPending, isError, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useWishedProducts()
  const products = data?.pages.flatMap(({ records }) => records) ?? []

  if (isPending) return <ListSkeleton label={t('loading')} />
  if (isError && products.length === 0) return <ListFailed isBusy={isFetching} onRetry={() => void refetch()} />
  if (products.length === 0) {
    return (
      <EmptyState
        icon={<Heart aria-hidden="true" />}
        title={t('empty.title')}
        actions={<LinkButton href="/shop">{t('empty.action')}</LinkButton>}
      >
        {t('empty.text')}
      </EmptyState>
    )
  }
  return (
    <Stack gap="md">
      <p className="text-ink-soft">{t('count', { count: data?.pages[0]?.totalRecords ?? products.length })}</p>
      <ul className="divide-y divide-line border-y border-line">
        {products.map((product) => (
          <WishRow key={product.id} product={product} />
        ))}
      </ul>
      {hasNextPage ? (
        <div className="self-center">
          <Button variant="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      ) : null}
    </Stack>
  )
}
