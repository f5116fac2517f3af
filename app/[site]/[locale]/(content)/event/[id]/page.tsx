import type { Metadata } from 'next'
import { redirectOrNotFound } from '@/features/content/resolve-route'
import { eventMetadata } from '@/features/events/event-metadata'
import { EventView } from '@/features/events/components/event-view'
import { loadEvent } from '@/features/events/load-events'
import { ClientMessages } from '@/features/site-shell/components/client-messages'

export const revalidate = 3600

export function generateStaticParams() {
  return []
}

type Props = { params: Promise<{ id: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const event = await loadEvent((await params).id)
  return event ? eventMetadata(event) : {}
}

export default async function Page({ params }: Props) {
  const { id } = await params
  const event = await loadEvent(id)
  if (!event) return redirectOrNotFound('dogadjaj', id)
  return (
    <ClientMessages names={['seats']}>
      <EventView event={event} />
    </ClientMessages>
  )
}
