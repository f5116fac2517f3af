'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { OfficeBreadcrumbs } from '@/features/admin/shell/office-breadcrumbs'
import { OfficeDetail } from '@/features/admin/shell/office-detail'
import { useOfficeUser } from '@/features/auth/session/office-user'
import type { SeatEvent } from '@/lib/api/v1/calendar/event/seats/office.schema'
import { formatDateTime } from '@/lib/office/formats'
import { useMayCall } from '@/features/auth/session/use-may-call'
import { officeEventApi } from '@/lib/api/v1/calendar/event/office'
import { eventQuery } from './event-queries'
import { SeatBadge } from './events-view'
import { GuestList } from './guest-list'
import { SeatsForm } from './seats-form'

/** An event with its guests. */
export function EventView({ id, page }: { id: number; page: number }) {
  const t = useTranslations('admin.events')
  const query = useQuery(eventQuery(id))
  return (
    <>
      <OfficeBreadcrumbs list="events" current={query.data?.title} />
      <OfficeDetail query={query} notFound={<EmptyState as="h1" title={t('missing')} />}>
        {(event) => <Event event={event} page={page} />}
      </OfficeDetail>
    </>
  )
}

function Event({ event, page }: { event: SeatEvent; page: number }) {
  const t = useTranslations('admin.events')
  const { data: user } = useOfficeUser()
  // The event is on the site, so setting its seats publishes (docs/rules/events.md#seat-number).
  const mayPublish = user?.scopes.includes('publish') ?? false
  const setsSeats = useMayCall(officeEventApi.update) && mayPublish
  const { id, title, starts_at, seats, taken, isReservable } = event
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-col gap-2">
        <h1 className="text-2xl wrap-anywhere">{title}</h1>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-soft">
          <time dateTime={starts_at}>{formatDateTime(starts_at)}</time>
          <span className="tabular-nums">{seats === null ? t('taken', { taken }) : t('takenOf', { taken, seats })}</span>
          {isReservable ? <SeatBadge event={event} /> : null}
        </p>
      </header>
      {setsSeats ? <SeatsForm key={id} event={event} /> : null}
      <GuestList eventId={id} page={page} />
    </div>
  )
}
