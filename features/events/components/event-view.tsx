import { Icon } from '@/components/ui/icon/icon'
import { useTranslations } from 'next-intl'
import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { EditableValue } from '@/components/editable/editable-value'
import { ScriptNotice } from '@/components/hydration/script-notice'
import { Container } from '@/components/layout/container'
import { Section } from '@/components/layout/section'
import { moreLinkStyles } from '@/components/layout/section-heading'
import { RichText } from '@/components/ui/text/rich-text'
import { Alert } from '@/components/ui/feedback/alert'
import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs'
import { FramedPicture } from '@/features/sections/components/framed-picture'
import type { Event, EventCard } from '@/lib/api/entities/event.schema'
import { formatDate, formatWeekday } from '@/lib/text/dates'
import { Link } from '@/lib/i18n/navigation'
import { EventJsonLd } from './event-json-ld'
import { EventRow } from './event-row'
import { SeatCard } from './seats/seat-card'
import { SeatsLeft } from './seats/seats-left'
import { formatHours } from '@/features/events/event-time'
import { loadUpcoming } from '@/features/events/load-events'

const pictureSizes = '(min-width: 80rem) 36rem, (min-width: 64rem) 45vw, 92vw'
const pictureStyles = 'aspect-4/3 h-auto w-full rounded bg-sunken object-cover shadow-lift'

export async function EventView({ event }: { event: Event }) {
  const [t, locale, upcoming] = await Promise.all([getTranslations('events'), getLocale(), loadUpcoming()])
  const { title, summary, place, seats, free_seats, media, body, over } = event
  const key = `event:${event.id}`
  const bodyStyles = free_seats === null ? 'mx-auto' : ''
  return (
    <article>
      <EventJsonLd event={event} />
      <div className="glow-top">
        <Container className="grid grid-cols-1 items-center gap-x-14 gap-y-8 pt-6 pb-10 lg:grid-cols-2 lg:pb-16">
          <div className="flex min-w-0 flex-col gap-5">
            <Breadcrumbs
              label={t('breadcrumbs')}
              items={[{ label: t('home'), href: '/' }, { label: t('title'), href: '/events' }, { label: title }]}
            />
            {over ? <Alert>{t('over')}</Alert> : null}
            <h1 className="text-4xl sm:text-5xl">
              <EditableValue documentKey={key} field="title">
                {title}
              </EditableValue>
            </h1>
            <p className="max-w-xl text-lg text-ink-soft">
              <EditableValue documentKey={key} field="summary">
                {summary}
              </EditableValue>
            </p>
            <ul className="flex flex-col gap-3 border-t border-line pt-5">
              <Fact icon={<Icon name="clock" />}>
                <time dateTime={event.starts_at}>
                  <span className="inline-block font-medium first-letter:uppercase">
                    {formatWeekday(event.starts_at, locale)}, {formatDate(event.starts_at, locale)}
                  </span>
                  <br />
                  {t('hours', formatHours(event, locale))}
                </time>
              </Fact>
              <Fact icon={<Icon name="map-pin" />}>
                <EditableValue documentKey={key} field="place">
                  {place}
                </EditableValue>
              </Fact>
              {seats === null ? null : (
                <Fact icon={<Icon name="users-round" />}>
                  {t('seats', { count: seats })}
                  {free_seats === null ? null : <SeatsLeft eventId={event.id} free={free_seats} />}
                </Fact>
              )}
            </ul>
          </div>
          <EditableValue documentKey={key} field="image" sizes={pictureSizes} className={pictureStyles}>
            {media ? <FramedPicture picture={media} priority sizes={pictureSizes} className={pictureStyles} /> : null}
          </EditableValue>
        </Container>
      </div>
      <EventBody seats={free_seats === null ? null : <Seats eventId={event.id} free={free_seats} />}>
        <EditableValue documentKey={key} field="body" className={bodyStyles}>
          <RichText doc={body} className={bodyStyles} />
        </EditableValue>
      </EventBody>
      <NextEvents events={upcoming.filter(({ id }) => id !== event.id).slice(0, 3)} />
    </article>
  )
}

function Seats({ eventId, free }: { eventId: number; free: number }) {
  return (
    <div className="flex flex-col gap-3">
      <ScriptNotice text={useTranslations('shell.noScript')('form')} />
      <div data-needs-script className="contents">
        <SeatCard eventId={eventId} free={free} />
      </div>
    </div>
  )
}

/** The text, with the reservations beside it where the event takes any. */
function EventBody({ seats, children }: { seats: ReactNode; children: ReactNode }) {
  if (seats === null) {
    return (
      <Container width="prose" className="pt-4 pb-section">
        {children}
      </Container>
    )
  }
  return (
    <Container className="grid grid-cols-1 items-start gap-x-14 gap-y-10 pt-4 pb-section lg:grid-cols-[minmax(0,1fr)_26rem]">
      <div className="min-w-0">{children}</div>
      {seats}
    </Container>
  )
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3 [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-accent-ink">
      {icon}
      <div>{children}</div>
    </li>
  )
}

async function NextEvents({ events }: { events: readonly EventCard[] }) {
  const t = await getTranslations('events')
  if (events.length === 0) return null
  return (
    <Section tone="sunken" aria-labelledby="next-events">
      <div className="flex flex-wrap items-end justify-between gap-4 pb-2">
        <h2 id="next-events" className="text-3xl">
          {t('next')}
        </h2>
        <Link href="/events" className={moreLinkStyles}>
          {t('all')}
        </Link>
      </div>
      <ul className="divide-y divide-line">
        {events.map((event) => (
          <li key={event.id}>
            <EventRow event={event} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
