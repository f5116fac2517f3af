import { isoDay } from '@/lib/text/dates'
import { events, eventTexts } from '@/server/db/schema/calendar'
import { seedEvents } from '@/demo/data/events'
import { daysBefore, insertRows, type SeedBook } from './book'

/** Readings, workshops, walks, on the days that follow the seed. */
export async function writeCalendar({ tx, siteId, languageId, mediaOf, nextId, now }: SeedBook) {
  const rows = seedEvents.map((event) => ({ event, id: nextId('events') }))
  await insertRows(
    tx,
    events,
    rows.map(({ id, event: { startsInDays, hour, minutes, seats, art } }) => {
      const startsAt = onTheWall(isoDay(daysBefore(now, -startsInDays)), hour)
      return { id, siteId, mediaId: mediaOf(art), startsAt, endsAt: new Date(startsAt.getTime() + minutes * 60_000), seats }
    }),
  )
  await insertRows(
    tx,
    eventTexts,
    rows.map(({ id, event: { title, summary, place, body } }) => ({ eventId: id, languageId, siteId, title, summary, place, body })),
  )
}

const wall = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Zagreb', hour: 'numeric', hourCycle: 'h23' })

/** The moment when a clock on a wall in Zagreb shows this hour, in summer as in winter. */
function onTheWall(day: string, hour: number) {
  const guess = new Date(`${day}T${String(hour).padStart(2, '0')}:00:00Z`)
  const ahead = (Number(wall.format(guess)) - hour + 24) % 24
  return new Date(guess.getTime() - ahead * 3_600_000)
}
