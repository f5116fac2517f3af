import type { Metadata } from 'next'
import { EventView } from '@/features/admin/events/event-view'
import { officeMetadata } from '@/features/admin/language/office-messages'
import { pageOf } from '@/features/admin/table/list-parameters'
import { notFound } from '@/lib/i18n/navigation'

type EventPageProps = { params: Promise<{ id: string }>; searchParams: Promise<{ page?: string | string[] }> }

export function generateMetadata(): Promise<Metadata> {
  return officeMetadata('events')
}

export default async function EventPage({ params, searchParams }: EventPageProps) {
  const [{ id }, { page }] = [await params, await searchParams]
  if (!/^[1-9]\d{0,8}$/.test(id)) notFound()
  return <EventView id={Number(id)} page={pageOf(page)} />
}
