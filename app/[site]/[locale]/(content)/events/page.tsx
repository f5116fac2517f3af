import type { Metadata } from 'next'
import { eventsMetadata } from '@/features/events/event-metadata'
import { EventsView } from '@/features/events/components/events-view'

export const revalidate = 3600

export function generateStaticParams() {
  return []
}

export function generateMetadata(): Promise<Metadata> {
  return eventsMetadata()
}

export default function Page() {
  return <EventsView />
}
