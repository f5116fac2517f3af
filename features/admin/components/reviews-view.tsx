'use client'

import { useQuery } from '@tanstack/react-query'
import { MessageSquare } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { Pagination } from '@/components/ui/pagination'
import { SkeletonText } from '@/components/ui/skeleton'
import { cn } from '@/lib/cn'
import { Link } from '@/lib/i18n/navigation'
import { officeReviewsQuery, type ReviewState } from '../review-queries'
import { reviewStates } from '../review-states'
import { OutOfReach } from './out-of-reach'
import { ReviewRow } from './review-row'

/** What waits to be seen, and what was decided. */
export function ReviewsView({ state, page }: { state: ReviewState; page: number }) {
  const t = useTranslations('admin.reviews')
  return (
    <>
      <h1 className="mb-2 text-3xl">{t('title')}</h1>
      <p className="mb-6 text-ink-soft">{t('lead')}</p>
      <nav aria-label={t('statesLabel')} className="mb-6 flex flex-wrap gap-2">
        {reviewStates.map((one) => (
          <Link
            key={one}
            href={{ pathname: '/admin/reviews', query: { state: one } }}
            aria-current={one === state ? 'page' : undefined}
            className={cn(
              'inline-flex min-h-11 items-center rounded px-4 font-medium transition-colors',
              one === state ? 'bg-action-soft text-action-strong' : 'text-ink-soft hover:bg-sunken hover:text-ink',
            )}
          >
            {t(`states.${one}`)}
          </Link>
        ))}
      </nav>
      <ReviewList state={state} page={page} />
    </>
  )
}

function ReviewList({ state, page }: { state: ReviewState; page: number }) {
  const t = useTranslations('admin.reviews')
  const { data, isError, isFetching, refetch } = useQuery(officeReviewsQuery({ state, page }))
  if (!data) {
    if (isError) return <OutOfReach as="h2" isRetrying={isFetching} onRetry={() => void refetch()} />
    return (
      <Card role="status" aria-label={t('loading')}>
        <SkeletonText lines={6} />
      </Card>
    )
  }
  if (data.records.length === 0) return <EmptyState icon={<MessageSquare aria-hidden="true" />} title={t('empty')} />
  return (
    <>
      <Card padding="none">
        <ul className="divide-y divide-line">
          {data.records.map((review) => (
            <ReviewRow key={review.id} review={review} />
          ))}
        </ul>
      </Card>
      <Pagination
        page={data.page}
        totalPages={data.totalPages}
        hrefFor={(number) => ({ pathname: '/admin/reviews', query: { state, page: number } })}
        labels={{
          nav: t('paging.nav'),
          first: t('paging.first'),
          previous: t('paging.previous'),
          next: t('paging.next'),
          last: t('paging.last'),
          page: (number) => t('paging.page', { page: number }),
        }}
        className="mt-6"
      />
    </>
  )
}
