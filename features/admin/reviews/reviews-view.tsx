'use client'

import { useQuery } from '@tanstack/react-query'
import { MessageSquare } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { officeReviewsQuery, type ReviewState } from './review-queries'
import { reviewStates } from './review-states'
import { OfficeList } from '@/features/admin/table/office-list'
import { OfficeViews } from '@/features/admin/table/office-views'
import { ReviewRow } from './review-row'

/** Reviews and comments by moderation state. */
export function ReviewsView({ state, page }: { state: ReviewState; page: number }) {
  const t = useTranslations('admin.reviews')
  return (
    <>
      <h1 className="mb-2 text-3xl">{t('title')}</h1>
      <p className="mb-6 text-ink-soft">{t('lead')}</p>
      <OfficeViews
        label={t('statesLabel')}
        views={reviewStates.map((one) => ({
          href: { pathname: '/admin/reviews', query: { state: one } },
          isCurrent: one === state,
          label: t(`states.${one}`),
        }))}
      />
      <OfficeList
        namespace="reviews"
        icon={<MessageSquare aria-hidden="true" />}
        query={useQuery(officeReviewsQuery({ state, page }))}
        hrefFor={(number) => ({ pathname: '/admin/reviews', query: { state, page: number } })}
      >
        {(review) => <ReviewRow key={review.id} review={review} />}
      </OfficeList>
    </>
  )
}
