import { eq, ne } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { seatApi } from '@/lib/api/v1/calendar/event/seats'
import { officeSeatApi } from '@/lib/api/v1/calendar/event/seats/office'
import { systemContext } from '@/server/core/system-context'
import { resetRateLimits } from '@/server/core/rate-limits'
import { inTransaction } from '@/server/core/transaction'
import { database } from '@/server/db/client'
import { eventTexts, seatReservations } from '@/server/db/schema/calendar'
import { outbox } from '@/server/db/schema/outbox'
import { languages } from '@/server/db/schema/site'
import { deleteOldReservations } from '@/server/modules/calendar/event/seats/delete-old-reservations'
import { erasePerson } from '@/server/modules/user/erasure/erase-person'
import { moveAddressRecords } from '@/server/modules/user/web/email/move-address-records'
import { collectPersonalData } from '@/server/modules/user/web/export/collect-data'
import { emptyContent } from '@/tests/api/v1/cms/support/content'
import { failureOf } from '@/tests/support/http/caller'
import { createUser } from '@/tests/support/users'
import { asked, free, inDays, mailsTo, newEmail, reservable, reservationsOf, reserved, visitor } from './support/seats'

beforeEach(async () => {
  resetRateLimits()
  await emptyContent()
})

// docs/rules/events.md#seat-retention
it('requests end after 24 hours with their mails, reservations 30 days after the event', async () => {
  const [{ id }, ana, iva] = [await reservable(4), newEmail(), newEmail()]
  const token = await asked(id, { email: ana })
  await reserved(id, { email: iva })
  await deleteOldReservations(inDays(0.9))
  expect(await reservationsOf(ana)).toHaveLength(1)
  await deleteOldReservations(inDays(1.1))
  expect([await reservationsOf(ana), await mailsTo(ana)]).toEqual([[], []])
  expect(await failureOf(visitor.call(seatApi.confirm, { token }))).toMatchObject({ code: 'TOKEN_SPENT' })
  await deleteOldReservations(inDays(39))
  expect(await reservationsOf(iva)).toHaveLength(1)
  await deleteOldReservations(inDays(41))
  expect(await reservationsOf(iva)).toEqual([])
})

// docs/rules/events.md#seat-retention
it('an old request takes the mail of a later one not along', async () => {
  const [old, later, email] = [await reservable(4), await reservable(4), newEmail()]
  await asked(old.id, { email })
  const { db } = database()
  const before = inDays(-2)()
  await db.update(seatReservations).set({ askedAt: before }).where(eq(seatReservations.email, email))
  await db.update(outbox).set({ createdAt: before }).where(eq(outbox.to, email))
  await asked(later.id, { email })
  await deleteOldReservations()
  expect(await reservationsOf(email)).toMatchObject([{ eventId: later.id }])
  expect(await mailsTo(email)).toMatchObject([{ template: 'seatsConfirm', data: { title: later.title } }])
})

// docs/rules/accounts.md#email-change-records
it('confirmed seats replace a request of the new address, but not its seats', async () => {
  const [ana, one, other] = [await createUser(), await reservable(9), await reservable(9)]
  const to = newEmail()
  for (const { id } of [one, other]) await reserved(id, { email: ana.email, seats: 3 })
  const request = await asked(one.id, { email: to, seats: 1 })
  await reserved(other.id, { email: to, seats: 2 })
  const ctx = await systemContext(1)
  await inTransaction(ctx, (tx) => moveAddressRecords(ctx, tx, { userId: ana.id, from: ana.email, to }))
  const seats = (await reservationsOf(to)).map((row) => [row.eventId, row.seats, row.confirmedAt !== null])
  expect(seats.toSorted(([a], [b]) => Number(a) - Number(b))).toEqual([
    [one.id, 3, true],
    [other.id, 2, true],
  ])
  expect(await failureOf(visitor.call(seatApi.confirm, { token: request }))).toMatchObject({ code: 'TOKEN_SPENT' })
  expect(await free(one.id)).toMatchObject({ free: 6 })
})

// docs/rules/events.md#seats-opt-in
it('seats at an event without a text in the language of the link are confirmed and cancelled', async () => {
  const [{ id, title }, email] = [await reservable(4), newEmail()]
  const token = await asked(id, { email })
  const { db } = database()
  const [english] = await db.select().from(languages).where(ne(languages.id, 41))
  await db
    .update(eventTexts)
    .set({ languageId: english?.id ?? 0 })
    .where(eq(eventTexts.eventId, id))
  expect(await visitor.call(seatApi.confirm, { token })).toMatchObject({ event: { id, title } })
  await visitor.call(seatApi.cancel, { token })
  expect(await reservationsOf(email)).toEqual([])
})

// docs/rules/administration.md#read-rights
it('staff with only the right to read customers see events and guests, and cancel none', async () => {
  const { id } = await reservable(4)
  await reserved(id)
  const reader = await createUser({ isBackoffice: true, role: 'readOnly' })
  expect((await reader.call(officeSeatApi.events, { view: 'upcoming' })).records).toMatchObject([{ id }])
  const { records } = await reader.call(officeSeatApi.filter, { eventId: id })
  expect(records).toHaveLength(1)
  expect(await failureOf(reader.call(officeSeatApi.cancel, { id: records[0]?.id ?? 0 }))).toMatchObject({ status: 403 })
})

// docs/rules/privacy.md#data-export, #erasure-by-address
it('seats follow a verified address: in the export, to a new address, and into erasure', async () => {
  const [ana, { id, title }] = [await createUser(), await reservable(4)]
  const token = await reserved(id, { email: ana.email })
  const ctx = await systemContext(1)
  expect((await collectPersonalData(ctx, ana.id)).seats).toMatchObject([{ event: title, name: 'Ana Horvat', seats: 1 }])
  const to = newEmail()
  await inTransaction(ctx, (tx) => moveAddressRecords(ctx, tx, { userId: ana.id, from: ana.email, to }))
  await visitor.call(seatApi.cancel, { token })
  expect([await reservationsOf(ana.email), await reservationsOf(to)]).toMatchObject([[], [{ eventId: id }]])
  await inTransaction(ctx, (tx) => erasePerson(ctx, tx, { userId: ana.id, email: to, siteId: 1, identifiedBy: 'address' }, []))
  expect(await reservationsOf(to)).toEqual([])
  expect(await free(id)).toMatchObject({ free: 4 })
})
