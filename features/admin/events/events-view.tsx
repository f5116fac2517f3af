'use client'

import { useQuery } from '@tanstack/react-query'
import { CalendarDays } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/display/badge'
import { OfficeList } from '@/features/admin/table/office-list'
import { OfficeViews } from '@/features/admin/table/office-views'
import type { SeatEvent, SeatView } from '@/lib/api/v1/calendar/event/seats/office.schema'
import { Link } from '@/lib/i18n/navigation'
import { formatDateTime } from '@/lib/office/formats'
import { eventsQuery } from './event-queries'
import { seatViews } from './seat-views'

/** Events with a number of seats, and how many are reserved. */
export function EventsView({ view, page }: { view: SeatView; page: number }) {
  const t = useTranslations('admin.events')
  return (
    <>
      <h1 className="mb-2 text-3xl">{t('title')}</h1>
      <p className="mb-6 text-ink-soft">{t('lead')}</p>
      <OfficeViews
        label={t('viewsLabel')}
        views={seatViews.map((one) => ({
          href: { pathname: '/admin/events', query: { view: one } },
          isCurrent: one === view,
          label: t(`views.${one}`),
        }))}
      />
      <OfficeList
        namespace="events"
        icon={<CalendarDays aria-hidden="true" />}
        query={useQuery(eventsQuery({ view, page }))}
        hrefFor={(number) => ({ pathname: '/admin/events', query: { view, page: number } })}
      >
        {(event) => <EventRow key={event.id} event={event} />}
      </OfficeList>
    </>
  )
}

function EventRow({ event }: { event: SeatEvent }) {
  const t = useTranslations('admin.events')
  const { id, title, starts_at, seats, taken, isReservable } = event
  return (
    <li className="relative grid gap-x-6 gap-y-1 px-4 py-4 transition-colors hover:bg-paper sm:px-6 lg:grid-cols-[minmax(0,1fr)_11rem_9rem] lg:items-center">
      <span className="flex min-w-0 flex-col">
        <Link
          href={{ pathname: '/admin/events/[id]', params: { id } }}
          prefetch={false}
          className="stretched-link font-medium wrap-anywhere"
        >
          {title}
        </Link>
        <time dateTime={starts_at} className="text-sm text-ink-soft tabular-nums">
          {formatDateTime(starts_at)}
        </time>
      </span>
      <span className="tabular-nums">{seats === null ? t('taken', { taken }) : t('takenOf', { taken, seats })}</span>
      <span>{isReservable ? <SeatBadge event={event} /> : <Badge tone="neutral">{t('closed')}</Badge>}</span>
    </li>
  )
}

/** Whether seats are left, where they are reserved. */
export function SeatBadge({ event: { seats, taken } }: { event: SeatEvent }) {
  const t = useTranslations('admin.events')
  const isFull = seats !== null && taken >= seats
  return <Badge tone={isFull ? 'warning' : 'success'}>{isFull ? t('full') : t('open')}</Badge>
}
