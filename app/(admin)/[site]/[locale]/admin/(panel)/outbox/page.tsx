import type { Metadata } from 'next'
import { officeMetadata } from '@/features/admin/language/office-messages'
import { outboxList } from '@/features/admin/outbox/outbox-list'
import { OutboxView } from '@/features/admin/outbox/outbox-view'
import type { Query } from '@/features/admin/table/define-list'

type OutboxPageProps = { searchParams: Promise<Query> }

export function generateMetadata(): Promise<Metadata> {
  return officeMetadata('outbox')
}

export default async function OutboxPage({ searchParams }: OutboxPageProps) {
  return <OutboxView state={outboxList.parse(await searchParams)} />
}
