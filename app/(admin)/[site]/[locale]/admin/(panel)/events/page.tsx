import type { Metadata } from 'next'
import { EventsView } from '@/features/admin/events/events-view'
import { seatViewOf } from '@/features/admin/events/seat-views'
import { officeMetadata } from '@/features/admin/language/office-messages'
import { pageOf } from '@/features/admin/table/list-parameters'

type Query = Partial<Record<'view' | 'page', string | string[]>>
type EventsPageProps = { searchParams: Promise<Query> }

export function generateMetadata(): Promise<Metadata> {
  return officeMetadata('events')
}

export default async function EventsPage({ searchParams }: EventsPageProps) {
  const { view, page } = await searchParams
  return <EventsView view={seatViewOf(view)} page={pageOf(page)} />
}
