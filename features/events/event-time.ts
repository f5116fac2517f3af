import type { Locale } from '@/lib/i18n/routing'
import { formatDateTime, formatMonth, formatTime, isoDay } from '@/lib/text/dates'

type EventTimes = { starts_at: string; ends_at: string }

/** Start and end times for the message `events.hours`; the end includes its date when it is on another day. */
export function formatHours({ starts_at, ends_at }: EventTimes, locale: Locale) {
  const isOneDay = isoDay(starts_at) === isoDay(ends_at)
  return {
    from: formatTime(starts_at, locale),
    to: isOneDay ? formatTime(ends_at, locale) : formatDateTime(ends_at, locale),
  }
}

/** Groups events by the month in which they start, keeping their order. `month` is 'studeni 2026.' */
export function groupByMonth<E extends EventTimes>(events: readonly E[], locale: Locale): { month: string; events: E[] }[] {
  const months = new Map<string, E[]>()
  for (const event of events) {
    const month = formatMonth(event.starts_at, locale)
    months.set(month, [...(months.get(month) ?? []), event])
  }
  return [...months].map(([month, monthEvents]) => ({ month, events: monthEvents }))
}
