'use client'

import { MessageSquareText } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Stack } from '@/components/layout/stack'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { useOwnWords } from '../queries'
import { ListFailed } from './list-failed'
import { ListSkeleton } from './list-skeleton'
import { OwnWords } from './own-words'

/** Reviews and comments of one's own, wherever they stand. */
export function WordsView() {
  const t = useTranslations('account.words')
  const { data, isPending, isError, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useOwnWords()
  const words = data?.pages.flatMap(({ records }) => records) ?? []

  if (isPending) return <ListSkeleton label={t('loading')} />
  if (isError && words.length === 0) return <ListFailed isBusy={isFetching} onRetry={() => void refetch()} />
  if (words.length === 0) {
    return (
      <EmptyState
        icon={<MessageSquareText aria-hidden="true" />}
        title={t('empty.title')}
        actions={<LinkButton href="/shop">{t('empty.action')}</LinkButton>}
      >
        {t('empty.text')}
      </EmptyState>
    )
  }
  return (
    <Stack gap="md">
      <ul className="flex flex-col gap-4">
        {words.map((one) => (
          <OwnWords key={one.id} words={one} />
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
