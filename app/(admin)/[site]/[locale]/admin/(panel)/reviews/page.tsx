import type { Metadata } from 'next'
import { officeMetadata } from '@/features/admin/language/office-messages'
import { ReviewsView } from '@/features/admin/reviews/reviews-view'
import { reviewStates } from '@/features/admin/reviews/review-states'
import { oneOf, pageOf } from '@/features/admin/table/list-parameters'

type ReviewsPageProps = { searchParams: Promise<{ page?: string | string[]; state?: string | string[] }> }

export function generateMetadata(): Promise<Metadata> {
  return officeMetadata('reviews')
}

export default async function ReviewsPage({ searchParams }: ReviewsPageProps) {
  const { page, state } = await searchParams
  return <ReviewsView state={oneOf(state, reviewStates, 'pending')} page={pageOf(page)} />
}
