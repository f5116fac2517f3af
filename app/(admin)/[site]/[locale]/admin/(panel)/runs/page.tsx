import type { Metadata } from 'next'
import { officeMetadata } from '@/features/admin/language/office-messages'
import { runList } from '@/features/admin/runs/run-list'
import { RunsView } from '@/features/admin/runs/runs-view'
import type { Query } from '@/features/admin/table/define-list'

type RunsPageProps = { searchParams: Promise<Query> }

export function generateMetadata(): Promise<Metadata> {
  return officeMetadata('runs')
}

export default async function RunsPage({ searchParams }: RunsPageProps) {
  return <RunsView state={runList.parse(await searchParams)} />
}
