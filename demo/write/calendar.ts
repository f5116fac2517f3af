import { isoDay } from '@/lib/text/dates'
import { events, eventTexts } from '@/server/db/schema/calendar'
import { seedEvents } from '@/demo/data/events'
import { daysBefore, insertRows, type SeedContext } from './seed-context'

/** Writes events on the days after the seed. */
export async function writeCalendar({ tx, siteId, languageId, mediaIdOf: mediaOf, nextId, now }: SeedContext) {
  const rows = seedEvents.map((event) => ({ event, id: nextId('events') }))
  await insertRows(
    tx,
    events,
    rows.map(({ id, event: { startsInDays, weekday, hour, minutes, seats, isReservable, art } }) => {
      const startsAt = inZagreb(onWeekday(isoDay(daysBefore(now, -startsInDays)), weekday), hour)
      return { id, siteId, mediaId: mediaOf(art), startsAt, endsAt: new Date(startsAt.getTime() + minutes * 60_000), seats, isReservable }
    }),
  )
  await insertRows(
    tx,
    eventTexts,
    rows.map(({ id, event: { title, summary, place, body } }) => ({ eventId: id, languageId, siteId, title, summary, place, body })),
  )
}

/** The day itself, or the first one from there on that is this day of the week; 1 is Monday. */
export function onWeekday(day: string, weekday: number | undefined) {
  if (weekday === undefined) return day
  const date = new Date(`${day}T12:00:00Z`)
  date.setUTCDate(date.getUTCDate() + ((weekday - date.getUTCDay() + 7) % 7))
  return date.toISOString().slice(0, 10)
}

const zagrebHour = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Zagreb', hour: 'numeric', hourCycle: 'h23' })

/** An hour of a day in the time zone of Zagreb, with daylight saving time. */
function inZagreb(day: string, hour: number) {
  const guess = new Date(`${day}T${String(hour).padStart(2, '0')}:00:00Z`)
  const offsetHours = (Number(zagrebHour.format(guess)) - hour + 24) % 24
  return new Date(guess.getTime() - offsetHours * 3_600_000)
}
