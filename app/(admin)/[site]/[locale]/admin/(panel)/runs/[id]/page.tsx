import type { Metadata } from 'next'
import { officeMetadata } from '@/features/admin/language/office-messages'
import { parseRunItems } from '@/features/admin/runs/run-list'
import { RunView } from '@/features/admin/runs/run-view'
import type { Query } from '@/features/admin/table/define-list'
import { notFound } from '@/lib/i18n/navigation'

type RunPageProps = { params: Promise<{ id: string }>; searchParams: Promise<Query> }

export function generateMetadata(): Promise<Metadata> {
  return officeMetadata('runs')
}

export default async function RunPage({ params, searchParams }: RunPageProps) {
  const { id } = await params
  if (!/^[1-9]\d{0,8}$/.test(id)) notFound()
  return <RunView id={Number(id)} choice={parseRunItems(await searchParams)} />
}
