/** Moments as editors read and write them: the wall clock in Zagreb, to the second, as in `datetime-local`. */
const wallClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Zagreb',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** '2026-11-27T08:00:00' */
export function toZagreb(moment: string | Date): string {
  return wallClock.format(new Date(moment)).replace(' ', 'T')
}

/** The moment in UTC, to the second; null for no time at all. An hour that summer time skips is the one after it, a repeated one the first. */
export function fromZagreb(local: string): string | null {
  const [wanted] = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?/.exec(local) ?? []
  if (!wanted) return null
  const seconds = wanted.length === 16 ? `${wanted}:00` : wanted
  const found = ['+02:00', '+01:00'].map((offset) => new Date(`${seconds}${offset}`)).filter((one) => !Number.isNaN(one.getTime()))
  const moment = found.find((one) => toZagreb(one) === seconds) ?? found.at(-1)
  return moment ? moment.toISOString().replace(/\.\d+Z$/, 'Z') : null
}

export type MomentProblem = 'missing' | 'past'

/** Why a release cannot be set to the typed time; null when it can. */
export function momentProblem(local: string, now: Date): MomentProblem | null {
  const moment = fromZagreb(local)
  if (moment === null) return 'missing'
  return Date.parse(moment) <= now.getTime() ? 'past' : null
}
