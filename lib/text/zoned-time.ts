import { onFirstUse } from '@/lib/on-first-use'

const fields = {
  timeZone: 'Europe/Zagreb',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
} as const

const parts = onFirstUse(() => new Intl.DateTimeFormat('en-CA', fields))
const exact = onFirstUse(() => new Intl.DateTimeFormat('en-CA', { ...fields, timeZoneName: 'longOffset' }))

/** The date and time in Zagreb as `<input type="datetime-local">` has it: '2026-11-27T08:00', or '2026-11-27T08:00:05' with seconds. */
export function zonedInputValue(moment: string | Date, { withSeconds = false } = {}): string {
  const of = Object.fromEntries(
    parts()
      .formatToParts(new Date(moment))
      .map(({ type, value }) => [type, value]),
  )
  return `${of.year}-${of.month}-${of.day}T${of.hour}:${of.minute}${withSeconds ? `:${of.second}` : ''}`
}

/**
 * The moment of a date and time in Zagreb, with or without seconds, in ISO; null for anything else, such as 30 February. An hour that comes twice in autumn
 * means the first, one that is skipped in spring counts as winter time.
 */
export function zonedMoment(inputValue: string): string | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?$/.test(inputValue)) return null
  const wanted = inputValue.length === 16 ? `${inputValue}:00` : inputValue
  const plain = new Date(`${wanted}Z`)
  // Browsers take the 30th of February for the 2nd of March.
  if (Number.isNaN(plain.getTime()) || plain.toISOString().slice(0, 19) !== wanted) return null
  const candidates = ['+02:00', '+01:00'].map((offset) => new Date(`${wanted}${offset}`))
  return (candidates.find((one) => zonedInputValue(one, { withSeconds: true }) === wanted) ?? candidates[1])?.toISOString() ?? null
}

/**
 * The moment of an input that began with `before`. One that still shows the same is that very instant: the input tells neither the second of two autumn hours
 * nor, without seconds, the second (docs/rules/editing.md#untouched-moments).
 */
export function editedMoment(inputValue: string, before: string | null, { withSeconds = false } = {}): string | null {
  const moment = zonedMoment(inputValue)
  if (before === null) return moment
  return zonedMoment(zonedInputValue(before, { withSeconds })) === moment ? before : moment
}

/** A moment as the clock in Zagreb shows it, with its offset: '2026-11-27T08:00:09+01:00'. */
export function zonedIsoTime(moment: string | Date): string {
  const of = Object.fromEntries(
    exact()
      .formatToParts(new Date(moment))
      .map(({ type, value }) => [type, value]),
  )
  return `${of.year}-${of.month}-${of.day}T${of.hour}:${of.minute}:${of.second}${of.timeZoneName?.replace('GMT', '')}`
}
