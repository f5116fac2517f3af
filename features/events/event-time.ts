import { formatDate, formatTime, isoDay } from '@/lib/text/dates'

type EventTimes = { starts_at: string; ends_at: string }

/** 'od 19:00 do 20:50', with the day of its end when it ends on another one. Words are next-intl's, of the namespace 'events'. */
export function formatHours({ starts_at, ends_at }: EventTimes) {
  const isOneDay = isoDay(starts_at) === isoDay(ends_at)
  return { from: formatTime(starts_at), to: isOneDay ? formatTime(ends_at) : `${formatDate(ends_at)} u ${formatTime(ends_at)}` }
}

/** Events under the months they begin in, in their order. `month` is 'studeni 2026.' */
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
