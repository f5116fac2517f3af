import { Icon } from '@/components/ui/icon/icon'
import { useLocale, useTranslations } from 'next-intl'
import { FramedPicture } from '@/features/sections/components/framed-picture'
import type { EventCard } from '@/lib/api/entities/event.schema'
import { Link } from '@/lib/i18n/navigation'
import { formatHours } from '../event-time'
import { CalendarDate } from './calendar-date'

/** An event in a list; the whole row is a link. */
export function EventRow({ event, as: Heading = 'h3' }: { event: EventCard; as?: 'h2' | 'h3' }) {
  const t = useTranslations('events')
  const locale = useLocale()
  const { id, title, summary, place, media } = event
  return (
    <article className="group relative flex gap-4 py-6 sm:gap-8 sm:py-8">
      <CalendarDate moment={event.starts_at} />
      <div className="flex min-w-0 grow flex-col gap-2">
        <Heading className="text-xl sm:text-2xl">
          <Link
            href={{ pathname: '/event/[id]', params: { id: String(id) } }}
            className="stretched-link decoration-2 underline-offset-4 group-hover:underline"
          >
            {title}
          </Link>
        </Heading>
        <p className="max-w-2xl text-ink-soft">{summary}</p>
        <ul className="flex flex-wrap gap-x-6 gap-y-1 pt-1 text-sm text-ink-soft">
          <li className="flex items-center gap-2">
            <Icon name="clock" className="size-4 shrink-0 text-accent-ink" />
            {t('hours', formatHours(event, locale))}
          </li>
          <li className="flex items-center gap-2">
            <Icon name="map-pin" className="size-4 shrink-0 text-accent-ink" />
            {place}
          </li>
          {event.takes_reservations ? (
            <li className="flex items-center gap-2">
              <Icon name="users-round" className="size-4 shrink-0 text-accent-ink" />
              {t('withReservation')}
            </li>
          ) : null}
        </ul>
      </div>
      {media ? (
        <div className="hidden w-56 shrink-0 self-start overflow-hidden rounded bg-sunken md:block">
          <FramedPicture
            picture={media}
            alt=""
            sizes="14rem"
            className="aspect-16/10 h-auto w-full object-cover transition-[scale] duration-190 group-hover:scale-103"
          />
        </div>
      ) : null}
    </article>
  )
}
