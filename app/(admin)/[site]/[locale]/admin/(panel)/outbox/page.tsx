import type { Metadata } from 'next'
import { officeMetadata } from '@/features/admin/language/office-messages'
import { OutboxView } from '@/features/admin/outbox/outbox-view'
import { pageOf } from '@/features/admin/table/list-parameters'

type OutboxPageProps = { searchParams: Promise<{ page?: string | string[] }> }

export function generateMetadata(): Promise<Metadata> {
  return officeMetadata('outbox')
}

export default async function OutboxPage({ searchParams }: OutboxPageProps) {
  return <OutboxView page={pageOf((await searchParams).page)} />
}
