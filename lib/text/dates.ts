/** docs/rules/storefront.md#dates */
const zone = { timeZone: 'Europe/Zagreb' } as const

const long = new Intl.DateTimeFormat('hr-HR', { ...zone, day: 'numeric', month: 'long', year: 'numeric' })
const short = new Intl.DateTimeFormat('hr-HR', { ...zone, day: 'numeric', month: 'numeric', year: 'numeric' })
const time = new Intl.DateTimeFormat('hr-HR', { ...zone, hour: '2-digit', minute: '2-digit' })
const weekday = new Intl.DateTimeFormat('hr-HR', { ...zone, weekday: 'long' })
const month = new Intl.DateTimeFormat('hr-HR', { ...zone, month: 'long', year: 'numeric' })
const day = new Intl.DateTimeFormat('en-CA', { ...zone, year: 'numeric', month: '2-digit', day: '2-digit' })
const year = new Intl.DateTimeFormat('en', { ...zone, year: 'numeric' })

/** '20. studenoga 2026.' */
export function formatDate(moment: string | Date): string {
  return long.format(new Date(moment))
}

/** '20. 11. 2026.' */
export function formatShortDate(moment: string | Date): string {
  return short.format(new Date(moment))
}

/** '20. studenoga 2026. u 19:00' */
export function formatDateTime(moment: string | Date): string {
  return `${formatDate(moment)} u ${time.format(new Date(moment))}`
}

/** '19:00' */
export function formatTime(moment: string | Date): string {
  return time.format(new Date(moment))
}

/** 'petak' */
export function formatWeekday(moment: string | Date): string {
  return weekday.format(new Date(moment))
}

/** 'studeni 2026.' */
export function formatMonth(moment: string | Date): string {
  return month.format(new Date(moment))
}

/** '20' and 'studenoga'. */
export function dayAndMonth(moment: string | Date): { day: string; month: string } {
  const parts = long.formatToParts(new Date(moment))
  const of = (type: 'day' | 'month') => parts.find((part) => part.type === type)?.value ?? ''
  return { day: of('day'), month: of('month') }
}

/** The year in Zagreb: '2026'. */
export function yearOf(moment: string | Date): string {
  return year.format(new Date(moment))
}

/** The day in Zagreb: '2026-11-20'. */
export function isoDay(moment: string | Date): string {
  return day.format(new Date(moment))
}

/** The start of a day in Zagreb, given its midnight in UTC, which is one hour later in winter and two in summer. */
export function zonedMidnight(utcMidnight: Date): Date {
  const inSummer = new Date(utcMidnight.getTime() - 7_200_000)
  const isSummer = isoDay(inSummer) === utcMidnight.toISOString().slice(0, 10)
  return isSummer ? inSummer : new Date(utcMidnight.getTime() - 3_600_000)
}

/** The last millisecond of the day in Zagreb. */
export function endOfDay(moment: string | Date): Date {
  const today = isoDay(moment)
  const inWinter = new Date(`${today}T23:59:59.999+01:00`)
  return isoDay(inWinter) === today ? inWinter : new Date(`${today}T23:59:59.999+02:00`)
}
