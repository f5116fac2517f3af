import { byLocale } from '@/lib/i18n/by-locale'
import { onFirstUse } from '@/lib/on-first-use'
import type { Locale } from '@/lib/i18n/routing'

/** docs/rules/storefront.md#dates */
const zone = { timeZone: 'Europe/Zagreb' } as const

const long = formatter({ day: 'numeric', month: 'long', year: 'numeric' })
const numeric = formatter({ day: 'numeric', month: 'numeric', year: 'numeric' })
const abbreviated = formatter({ day: 'numeric', month: 'short', year: 'numeric' })
const time = formatter({ hour: '2-digit', minute: '2-digit' })
const weekday = formatter({ weekday: 'long' })
const month = formatter({ month: 'long', year: 'numeric' })
const inIsoOrder = onFirstUse(() => new Intl.DateTimeFormat('en-CA', { ...zone, year: 'numeric', month: '2-digit', day: '2-digit' }))

function formatter(options: Intl.DateTimeFormatOptions) {
  return byLocale((tag) => new Intl.DateTimeFormat(tag, { ...zone, ...options }))
}

/** '20. studenoga 2026.', '20 November 2026' */
export function formatDate(moment: string | Date, locale: Locale): string {
  return long(locale).format(new Date(moment))
}

/** '20. 11. 2026.', '3. 12. 2026.'; in English '20 Nov 2026', since half of its readers put the month first. */
export function formatShortDate(moment: string | Date, locale: Locale): string {
  if (locale !== 'hr') return abbreviated(locale).format(new Date(moment))
  // ICU's Croatian pads '03. 12. 2026.', unlike its long form.
  return numeric(locale)
    .formatToParts(new Date(moment))
    .map(({ type, value }) => (type === 'day' || type === 'month' ? String(Number(value)) : value))
    .join('')
}

/** '20. studenoga 2026. u 19:00', '20 November 2026 at 19:00' */
export function formatDateTime(moment: string | Date, locale: Locale): string {
  return `${formatDate(moment, locale)} ${locale === 'hr' ? 'u' : 'at'} ${formatTime(moment, locale)}`
}

/** '19:00' */
export function formatTime(moment: string | Date, locale: Locale): string {
  return time(locale).format(new Date(moment))
}

/** 'petak', 'Friday' */
export function formatWeekday(moment: string | Date, locale: Locale): string {
  return weekday(locale).format(new Date(moment))
}

/** 'studeni 2026.', 'November 2026' */
export function formatMonth(moment: string | Date, locale: Locale): string {
  return month(locale).format(new Date(moment))
}

/** '20' and 'studenoga', or 'November'. */
export function dayAndMonth(moment: string | Date, locale: Locale): { day: string; month: string } {
  const parts = long(locale).formatToParts(new Date(moment))
  const of = (type: 'day' | 'month') => parts.find((part) => part.type === type)?.value ?? ''
  return { day: of('day'), month: of('month') }
}

/** The year in Zagreb: '2026'. */
export function yearOf(moment: string | Date): string {
  return isoDay(moment).slice(0, 4)
}

/** The day in Zagreb: '2026-11-20'. */
export function isoDay(moment: string | Date): string {
  return inIsoOrder().format(new Date(moment))
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
