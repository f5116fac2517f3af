import type { Metadata } from 'next'
import { officeMetadata } from '@/features/admin/language/office-messages'
import { JobsView } from '@/features/admin/jobs/jobs-view'

type JobsPageProps = { searchParams: Promise<{ page?: string | string[] }> }

export function generateMetadata(): Promise<Metadata> {
  return officeMetadata('jobs')
}

export default async function JobsPage({ searchParams }: JobsPageProps) {
  const { page } = await searchParams
  const pageNumber = Number(page)
  return <JobsView page={Number.isInteger(pageNumber) && pageNumber > 0 ? pageNumber : 1} />
}
