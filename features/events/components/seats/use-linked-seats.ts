import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { linkedQuery } from '@/lib/api/linked-query'
import { seatApi } from '@/lib/api/v1/calendar/event/seats'
import type { Locale } from '@/lib/i18n/routing'
import { formatDateTime, formatTime, isoDay } from '@/lib/text/dates'

/** Event, times and number of seats of a mailed link, in words, and whether they are confirmed. */
export function useLinkedSeats(token: string) {
  const t = useTranslations('seats')
  const locale = useLocale()
  const { data: linked, error } = useQuery(linkedQuery(seatApi.linked, { token }))
  const about = linked ? t('about', { title: linked.title, at: timesOf(linked, locale), count: linked.seats }) : null
  return { about, isConfirmed: linked?.isConfirmed ?? false, error }
}

function timesOf({ starts_at: start, ends_at: end }: { starts_at: string; ends_at: string }, locale: Locale) {
  const from = formatDateTime(start, locale)
  if (end <= start) return from
  return `${from} – ${isoDay(end) === isoDay(start) ? formatTime(end, locale) : formatDateTime(end, locale)}`
}
