import type { Metadata } from 'next'
import { officeMetadata } from '@/features/admin/language/office-messages'
import { ReviewsView } from '@/features/admin/reviews/reviews-view'
import { reviewStates } from '@/features/admin/reviews/review-states'

type ReviewsPageProps = { searchParams: Promise<{ page?: string | string[]; state?: string | string[] }> }

export function generateMetadata(): Promise<Metadata> {
  return officeMetadata('reviews')
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
