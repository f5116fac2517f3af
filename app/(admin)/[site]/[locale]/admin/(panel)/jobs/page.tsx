import type { Metadata } from 'next'
import { officeMetadata } from '@/features/admin/language/office-messages'
import { JobsView } from '@/features/admin/jobs/jobs-view'
import { pageOf } from '@/features/admin/table/list-parameters'

type JobsPageProps = { searchParams: Promise<{ page?: string | string[] }> }

export function generateMetadata(): Promise<Metadata> {
  return officeMetadata('jobs')
}

export default async function JobsPage({ searchParams }: JobsPageProps) {
  return <JobsView page={pageOf((await searchParams).page)} />
}
