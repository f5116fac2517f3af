import { CellError, quoteCell } from '@/server/modules/product/import-export/record/problem'

/** docs/rules/import-export.md#dates */
const zagrebFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Zagreb',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

type Parts = { year: number; month: number; day: number; hour: number; minute: number; second: number }

const isoDay = /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})(?:[ T](?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2}))?)?$/
const croatianDay =
  /^(?<day>\d{1,2})\. ?(?<month>\d{1,2})\. ?(?<year>\d{4})\.?(?:[, ]+(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2}))?)?$/
const withZone = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?:Z|[+-]\d{2}:?\d{2})$/

/** Parses '2026-11-20', '2026-11-20 14:30', '20.11.2026. 14:30' or '2026-11-20T13:30:15.120Z'. A day alone is its start. */
export function parseTimestamp(cell: string): Date {
  const text = cell.trim()
  if (withZone.test(text)) return checked(new Date(text), cell)
  return checked(momentOf(partsIn(cell)), cell)
}

/** Parses the end of a period: a day alone includes the whole day, so it is the start of the next day. */
export function parseEnd(cell: string): Date {
  const text = cell.trim()
  if (withZone.test(text)) return checked(new Date(text), cell)
  const parts = partsIn(cell)
  const isDayAlone = !text.includes(':')
  return checked(momentOf(isDayAlone ? { ...parts, day: parts.day + 1 } : parts), cell)
}

/** Parses a calendar day as its UTC midnight. */
export function parseDay(cell: string): Date {
  if (withZone.test(cell.trim())) return checked(new Date(cell.trim()), cell)
  const { year, month, day } = partsIn(cell)
  return new Date(Date.UTC(year, month - 1, day))
}

/** '2026-11-20 14:30' where that is exact, else the ISO form. */
export function formatTimestamp(moment: Date): string {
  const { year, month, day, hour, minute } = partsAt(moment)
  const short = `${year}-${twoDigits(month)}-${twoDigits(day)} ${twoDigits(hour)}:${twoDigits(minute)}`
  return year >= 1000 && year <= 9999 && parseTimestamp(short).getTime() === moment.getTime() ? short : moment.toISOString()
}

export function formatDay(moment: Date): string {
  return moment.getTime() % 86_400_000 === 0 ? moment.toISOString().slice(0, 10) : moment.toISOString()
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

function partsIn(cell: string): Parts {
  const found = (isoDay.exec(cell.trim()) ?? croatianDay.exec(cell.trim()))?.groups
  if (!found) throw new CellError(`${quoteCell(cell)} nije datum. Primjer: 20.11.2026. 14:30`)
  const { year, month, day, hour = 0, minute = 0, second = 0 } = found
  const parts = {
    year: Number(year),
    month: Number(month),
    day: Number(day),
    hour: Number(hour),
    minute: Number(minute),
    second: Number(second),
  }
  const calendar = new Date(Date.UTC(parts.year, parts.month - 1, parts.day))
  const exists = calendar.getUTCMonth() === parts.month - 1 && parts.hour < 24 && parts.minute < 60 && parts.second < 60
  if (!exists) throw new CellError(`Datum ${quoteCell(cell)} ne postoji.`)
  return parts
}

/** Converts local time in Zagreb; in the repeated hour of autumn to its first occurrence. */
function momentOf({ year, month, day, hour, minute, second }: Parts): Date {
  const utcGuess = Date.UTC(year, month - 1, day, hour, minute, second)
  const candidates = [utcGuess - offsetAt(new Date(utcGuess - 7_200_000)), utcGuess - offsetAt(new Date(utcGuess))]
  const match = candidates.find((time) => time + offsetAt(new Date(time)) === utcGuess)
  return new Date(match ?? utcGuess - offsetAt(new Date(utcGuess)))
}

function offsetAt(moment: Date): number {
  const { year, month, day, hour, minute, second } = partsAt(moment)
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment.getTime() / 1000) * 1000
}

function partsAt(moment: Date): Parts {
  const found = Object.fromEntries(zagrebFormat.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = found
  return { year, month, day, hour, minute, second }
}

function checked(moment: Date, cell: string): Date {
  if (Number.isNaN(moment.getTime()) || moment.getUTCFullYear() < 1900 || moment.getUTCFullYear() > 2200)
    throw new CellError(`Datum ${quoteCell(cell)} nije moguć.`)
  return moment
}
