import { formatDate, formatTime, isoDay } from '@/lib/text/dates'

type EventTimes = { starts_at: string; ends_at: string }

/** Start and end times for the message `events.hours`; the end includes its date when it is on another day. */
export function formatHours({ starts_at, ends_at }: EventTimes) {
  const isOneDay = isoDay(starts_at) === isoDay(ends_at)
  return { from: formatTime(starts_at), to: isOneDay ? formatTime(ends_at) : `${formatDate(ends_at)} u ${formatTime(ends_at)}` }
}

/** Groups events by the month in which they start, keeping their order. `month` is 'studeni 2026.' */
export function groupByMonth<E extends EventTimes>(
  events: readonly E[],
  formatMonth: (moment: string) => string,
): { month: string; events: E[] }[] {
  const months = new Map<string, E[]>()
  for (const event of events) {
    const month = formatMonth(event.starts_at)
    months.set(month, [...(months.get(month) ?? []), event])
  }
  return [...months].map(([month, monthEvents]) => ({ month, events: monthEvents }))
}
