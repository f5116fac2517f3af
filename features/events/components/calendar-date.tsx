import { useLocale } from 'next-intl'
import { dayAndMonth, formatWeekday, isoDay } from '@/lib/text/dates'

/** The day as on a calendar sheet: utorak, 24, studenoga. */
export function CalendarDate({ moment }: { moment: string }) {
  const locale = useLocale()
  const { day, month } = dayAndMonth(moment, locale)
  return (
    <time
      dateTime={isoDay(moment)}
      className="flex w-20 shrink-0 flex-col items-center self-start rounded border border-line bg-surface pt-2 pb-2.5 text-center shadow-soft"
    >
      <span className="text-xs text-ink-soft">{formatWeekday(moment, locale)}</span>
      <span className="font-display text-4xl leading-none font-semibold text-action tabular-nums">{day}</span>
      <span className="pt-1 text-xs font-medium">{month}</span>
    </time>
  )
}
