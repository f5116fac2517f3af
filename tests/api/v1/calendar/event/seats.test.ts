import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { officeEventApi } from '@/lib/api/v1/calendar/event/office'
import { eventApi } from '@/lib/api/v1/calendar/event/public'
import { seatApi } from '@/lib/api/v1/calendar/event/seats'
import { officeSeatApi } from '@/lib/api/v1/calendar/event/seats/office'
import { draftApi } from '@/lib/api/v1/cms/draft'
import { systemContext } from '@/server/core/system-context'
import { resetRateLimits } from '@/server/core/rate-limits'
import { database } from '@/server/db/client'
import { events, seatReservations } from '@/server/db/schema/calendar'
import { renderMail } from '@/server/modules/mail/templates/registry'
import { createEvent, emptyContent } from '@/tests/api/v1/cms/support/content'
import { failureOf } from '@/tests/support/http/caller'
import {
  asked,
  calendarOf,
  free,
  inDays,
  lastMail,
  mailsTo,
  newEmail,
  createOffice,
  reservable,
  reservationsOf,
  reserved,
  tokenOf,
  visitor,
} from './support/seats'

const office = await createOffice()

beforeEach(async () => {
  resetRateLimits()
  await emptyContent()
})

// docs/rules/events.md#seats, #seats-opt-in
describe('seats', () => {
  it('are taken by the mailed link, not by the request, and shown on the page at once', async () => {
    const [{ id, title, startsAt, endsAt }, email] = [await reservable(3), newEmail()]
    const shown = async () => (await visitor.call(eventApi.get, { id })).free_seats
    const token = await asked(id, { email, seats: 2 })
    const named = { seats: 2, title, starts_at: startsAt.toISOString(), ends_at: endsAt.toISOString() }
    expect(await visitor.call(seatApi.linked, { token })).toEqual({ ...named, isConfirmed: false })
    expect(await failureOf(visitor.call(seatApi.linked, { token: 'tuđ' }))).toMatchObject({ code: 'TOKEN_SPENT' })
    expect([await free(id), await shown()]).toEqual([{ isOpen: true, free: 3 }, 3])
    expect(await visitor.call(seatApi.confirm, { token })).toMatchObject({ email, seats: 2, event: { id, title } })
    expect(await visitor.call(seatApi.confirm, { token })).toMatchObject({ email })
    expect(await visitor.call(seatApi.linked, { token })).toEqual({ ...named, isConfirmed: true })
    expect([await free(id), await shown()]).toEqual([{ isOpen: true, free: 1 }, 1])
    expect((await mailsTo(email)).map(({ template }) => template)).toEqual(['seatsConfirm', 'seatsReserved'])
  })

  it('are refused beyond the number, at the request and at the link', async () => {
    const { id } = await reservable(2)
    const late = await asked(id, { seats: 2 })
    await reserved(id, { seats: 1 })
    expect(await failureOf(visitor.call(seatApi.confirm, { token: late }))).toMatchObject({
      code: 'SEATS_TAKEN',
      status: 409,
      data: { eventId: id, free: 1 },
    })
    const two = { eventId: id, name: 'Iva', email: newEmail(), seats: 2 }
    expect(await failureOf(visitor.call(seatApi.reserve, two))).toMatchObject({ code: 'SEATS_TAKEN' })
    await reserved(id)
    expect(await free(id)).toEqual({ isOpen: true, free: 0 })
  })

  // docs/rules/events.md#last-seat
  it('go to one of several who confirm the last one at once', async () => {
    const { id } = await reservable(1)
    const tokens = [await asked(id), await asked(id), await asked(id), await asked(id)]
    const outcomes = await Promise.allSettled(tokens.map((token) => visitor.call(seatApi.confirm, { token })))
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected'])
    expect(await free(id)).toEqual({ isOpen: true, free: 0 })
  })

  it('are one reservation an address; a later link replaces the earlier, a guest is told of the seats that are reserved', async () => {
    const [{ id }, email] = [await reservable(9), newEmail()]
    const [first, second] = [await asked(id, { email }), await asked(id, { email, seats: 3 })]
    expect(await failureOf(visitor.call(seatApi.confirm, { token: first }))).toMatchObject({ code: 'TOKEN_SPENT' })
    expect(await visitor.call(seatApi.confirm, { token: second })).toMatchObject({ seats: 3 })
    await visitor.call(seatApi.reserve, { eventId: id, name: 'Netko drugi', email, seats: 1 })
    expect(await lastMail(email)).toMatchObject({ template: 'seatsReserved', data: { seats: 3, isRepeated: true } })
    expect(await reservationsOf(email)).toMatchObject([{ seats: 3, name: 'Ana Horvat' }])
  })

  it('are one reservation a mailbox, whatever follows a plus in its address', async () => {
    const [{ id }, email] = [await reservable(9), newEmail()]
    const alias = (n: number) => email.replace('@', `+${n}@`)
    const early = await asked(id, { email: alias(1) })
    await reserved(id, { email: alias(2), seats: 4 })
    expect(await failureOf(visitor.call(seatApi.confirm, { token: early }))).toMatchObject({ code: 'TOKEN_SPENT' })
    await visitor.call(seatApi.reserve, { eventId: id, name: 'Ana Horvat', email: alias(3), seats: 4 })
    expect([(await lastMail(alias(2))).template, await mailsTo(alias(3))]).toEqual(['seatsReserved', []])
    expect(await free(id)).toEqual({ isOpen: true, free: 5 })
  })

  it('keep their link when a stranger asks on until no further letter may be written', async () => {
    const [{ id }, email] = [await reservable(9), newEmail()]
    const ask = () => visitor.call(seatApi.reserve, { eventId: id, name: 'Ana Horvat', email, seats: 1 })
    for (let n = 0; n < 12; n++) {
      resetRateLimits('seatReservations')
      await ask()
    }
    expect(await visitor.call(seatApi.confirm, { token: tokenOf(await lastMail(email)) })).toMatchObject({ seats: 1 })
  })

  it.each([
    ['has started', { startsInDays: -1, isReservable: true }, 'SEATS_CLOSED'],
    ['takes no reservations', { startsInDays: 3, isReservable: false }, 'SEATS_CLOSED'],
    ['is archived', { startsInDays: 3, isReservable: true, archived: true }, 'SEATS_CLOSED'],
  ])('cannot be reserved where the event %s', async (_, options, code) => {
    const { id } = await createEvent(options)
    const request = visitor.call(seatApi.reserve, { eventId: id, name: 'Ana', email: newEmail(), seats: 1 })
    expect(await failureOf(request)).toMatchObject({ code })
  })

  it('cannot be confirmed a day later, which the page of the link is told', async () => {
    const [{ id }, email] = [await reservable(5), newEmail()]
    const token = await asked(id, { email })
    await database()
      .db.update(seatReservations)
      .set({ askedAt: inDays(-1)() })
      .where(eq(seatReservations.email, email))
    for (const call of [seatApi.linked, seatApi.confirm])
      expect(await failureOf(visitor.call(call, { token }))).toMatchObject({ code: 'TOKEN_SPENT' })
  })

  it('cannot be confirmed once the event has started', async () => {
    const { id } = await reservable(5)
    const token = await asked(id)
    await database()
      .db.update(events)
      .set({ startsAt: inDays(-1)() })
      .where(eq(events.id, id))
    expect(await failureOf(visitor.call(seatApi.confirm, { token }))).toMatchObject({ code: 'SEATS_CLOSED' })
    expect(await free(id)).toMatchObject({ isOpen: false })
    expect((await visitor.call(eventApi.get, { id })).free_seats).toBe(null)
  })

  // docs/rules/events.md#seats-per-guest
  it.each([0, 5, 1.5])('are 1 to 4 whole ones, not %s', async (seats) => {
    const { id } = await reservable(20)
    const request = visitor.call(seatApi.reserve, { eventId: id, name: 'Ana', email: newEmail(), seats })
    expect(await failureOf(request)).toMatchObject({ status: 422 })
  })

  it('take only tokens that were signed for them', async () => {
    const { id } = await reservable(5)
    const token = await reserved(id)
    const foreign = `${Buffer.from('1').toString('base64url')}.${token.split('.')[1]}`
    expect(await failureOf(visitor.call(seatApi.confirm, { token: foreign }))).toMatchObject({ code: 'TOKEN_SPENT' })
    expect(await visitor.call(seatApi.cancel, { token: foreign })).toEqual({})
    expect(await free(id)).toMatchObject({ free: 4 })
  })
})

// docs/rules/events.md#seat-cancellation
describe('a cancellation', () => {
  it('frees the seats at once, twice changes nothing, and takes the event out of the calendar', async () => {
    const [{ id }, email] = [await reservable(1), newEmail()]
    const token = await reserved(id, { email })
    expect(tokenOf(await lastMail(email))).toBe(token)
    for (const _ of [1, 2]) expect(await visitor.call(seatApi.cancel, { token })).toEqual({})
    expect((await mailsTo(email)).map(({ template }) => template)).toEqual(['seatsConfirm', 'seatsReserved', 'seatsCancelled'])
    expect(await calendarOf(email)).toMatch(/method=CANCEL\n[^]*METHOD:CANCEL[^]*STATUS:CANCELLED/)
    await reserved(id)
    expect(await free(id)).toMatchObject({ free: 0 })
  })

  it('by the office tells the guest and names nobody in the audit', async () => {
    const [{ id }, email] = [await reservable(4), newEmail()]
    await reserved(id, { email, seats: 2 })
    const { records } = await office.call(officeSeatApi.filter, { eventId: id })
    expect(records).toMatchObject([{ name: 'Ana Horvat', email, seats: 2 }])
    await office.call(officeSeatApi.cancel, { id: records[0]?.id ?? 0 })
    expect((await lastMail(email)).template).toBe('seatsCancelled')
    expect(await free(id)).toMatchObject({ free: 4 })
  })

  it('of the event tells all guests', async () => {
    const [{ id }, ana, iva] = [await reservable(4), newEmail(), newEmail()]
    await reserved(id, { email: ana })
    await asked(id, { email: iva })
    await office.call(officeEventApi.archive, { id })
    expect((await mailsTo(ana)).at(-1)?.template).toBe('seatsCancelled')
    expect((await mailsTo(iva)).at(-1)?.template).toBe('seatsConfirm')
    expect([await reservationsOf(ana), await reservationsOf(iva)]).toEqual([[], []])
  })
})

// docs/rules/events.md#calendar-file
it('a confirmed guest gets the event as a calendar file', async () => {
  const [{ id, title, startsAt }, email] = [await reservable(4), newEmail()]
  const token = await reserved(id, { email, seats: 2 })
  const stamp = startsAt.toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const file = await calendarOf(email)
  expect(file).toMatch(/^dogadjaj\.ics text\/calendar; charset=utf-8; method=PUBLISH\n/)
  expect(file).toContain(`UID:event-${id}@`)
  expect(file).toContain(`\nDTSTART:${stamp}\r\n`)
  expect(file).toContain(`\nSUMMARY:${title}\r\n`)
  const { site } = await systemContext(1)
  const { data } = await lastMail(email)
  const { text, html } = renderMail('seatsReserved', data, { ...site, locale: 'hr', company: null })
  expect(text).toContain(`?seatsCancel=${encodeURIComponent(token)}`)
  expect(html).toContain('Broj mjesta: 2')
})

// docs/rules/events.md#seat-changes
describe('guests hear of a change', () => {
  it('of the time, with a later file of the same event', async () => {
    const [{ id, startsAt, endsAt }, email] = [await reservable(4), newEmail()]
    await reserved(id, { email })
    const first = await calendarOf(email)
    const hour = 3_600_000
    const later = { starts_at: new Date(startsAt.getTime() + hour).toISOString(), ends_at: new Date(endsAt.getTime() + hour).toISOString() }
    await office.call(officeEventApi.update, { id, ...later })
    expect((await lastMail(email)).template).toBe('seatsMoved')
    const second = await calendarOf(email)
    expect(second).toContain(`DTSTART:${later.starts_at.replaceAll(/[-:]|\.\d+/g, '')}`)
    const uid = /UID:\S+/
    expect(uid.exec(second)?.[0]).toBe(uid.exec(first)?.[0])
  })

  it('of the place, when it is published', async () => {
    const [{ id }, email] = [await reservable(4), newEmail()]
    await reserved(id, { email })
    const key = `event:${id}`
    const changes = [{ kind: 'set', section: '', path: ['page', 'place'], value: 'Split' }] as const
    const { batches } = await office.call(draftApi.save, { key, revision: 0, client: 'a', sequence: 1, changes: [...changes] })
    await office.call(draftApi.publish, { documents: [{ key, revision: batches.at(-1)?.revision ?? 0 }] })
    expect((await lastMail(email)).template).toBe('seatsMoved')
    expect(await calendarOf(email)).toContain('LOCATION:Split')
  })

  it('of nothing else', async () => {
    const [{ id }, email] = [await reservable(4), newEmail()]
    await reserved(id, { email })
    await office.call(officeEventApi.update, { id, seats: 10 })
    expect((await lastMail(email)).template).toBe('seatsReserved')
  })
})

// docs/rules/events.md#seat-number
describe('the number of seats', () => {
  it('does not fall below what is reserved', async () => {
    const { id } = await reservable(4)
    await reserved(id, { seats: 3 })
    const refusal = { status: 422, fieldErrors: { seats: ['Već je rezervirano više mjesta: 3.'] } }
    expect(await failureOf(office.call(officeEventApi.update, { id, seats: 2 }))).toMatchObject(refusal)
    await office.call(officeEventApi.update, { id, seats: 3 })
    expect(await office.call(officeSeatApi.get, { id })).toMatchObject({ seats: 3, taken: 3 })
  })

  it('is needed where seats are reserved', async () => {
    const { id } = await reservable(4)
    const refusal = { status: 422, fieldErrors: { seats: ['Za rezervacije upišite broj mjesta.'] } }
    expect(await failureOf(office.call(officeEventApi.update, { id, seats: null }))).toMatchObject(refusal)
  })
})

// docs/rules/events.md#seat-office
it('the office sees events with seats, upcoming and past, with what is taken', async () => {
  const upcoming = await reservable(4)
  const past = await createEvent({ startsInDays: -3, seats: 5 })
  await createEvent({ seats: null })
  await reserved(upcoming.id, { seats: 2 })
  const ids = async (view: 'upcoming' | 'past') =>
    (await office.call(officeSeatApi.events, { view })).records.map(({ id, taken }) => [id, taken])
  expect([await ids('upcoming'), await ids('past')]).toEqual([[[upcoming.id, 2]], [[past.id, 0]]])
})
