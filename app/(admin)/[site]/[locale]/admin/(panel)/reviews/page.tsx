import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ReviewsView } from '@/features/admin/reviews/reviews-view'
import { reviewStates } from '@/features/admin/reviews/review-states'

type ReviewsPageProps = { searchParams: Promise<{ page?: string | string[]; state?: string | string[] }> }

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin.reviews')
  return { title: t('title') }
}

export default async function ReviewsPage({ searchParams }: ReviewsPageProps) {
  const { page, state } = await searchParams
  const pageNumber = Number(page)
  return (
    <ReviewsView
      state={reviewStates.find((one) => one === state) ?? 'pending'}
      page={Number.isInteger(pageNumber) && pageNumber > 0 ? pageNumber : 1}
    />
  )
}
