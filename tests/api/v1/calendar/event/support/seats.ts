import { eq } from 'drizzle-orm'
import { seatApi } from '@/lib/api/v1/calendar/event/seats'
import { database } from '@/server/db/client'
import { seatReservations } from '@/server/db/schema/calendar'
import { outbox } from '@/server/db/schema/outbox'
import { loadAttachments } from '@/server/modules/mail/delivery/attachments'
import { createEvent } from '@/tests/api/v1/cms/support/content'
import { callAs } from '@/tests/support/http/caller'
import { createMerchant } from '@/tests/support/users'

export const visitor = callAs()
/** Each test file has its own. */
export const createOffice = () => createMerchant('content', 'publish', 'customers')
let last = 0
export const newEmail = () => `gost${++last}@primjer.hr`

export async function mailsTo(email: string) {
  return database().db.select().from(outbox).where(eq(outbox.to, email)).orderBy(outbox.id)
}

export async function lastMail(email: string) {
  const mail = (await mailsTo(email)).at(-1)
  if (!mail) throw new Error(`No mail to ${email}.`)
  return mail
}

export const tokenOf = ({ data }: { data: unknown }) => String(new Map(Object.entries(data ?? {})).get('token'))

/** Asks for seats; returns the token of the mail. */
export async function asked(eventId: number, { email = newEmail(), seats = 1 } = {}) {
  await visitor.call(seatApi.reserve, { eventId, name: 'Ana Horvat', email, seats })
  return tokenOf(await lastMail(email))
}

export async function reserved(eventId: number, guest: { email?: string; seats?: number } = {}) {
  const token = await asked(eventId, guest)
  await visitor.call(seatApi.confirm, { token })
  return token
}

export async function calendarOf(email: string) {
  const { db } = database()
  const [file] = await loadAttachments(db, await lastMail(email), 'hr')
  return `${file?.filename} ${file?.contentType}\n${file?.content.toString().replaceAll('\r\n ', '')}`
}

export const reservable = (seats: number) => createEvent({ seats, isReservable: true, startsInDays: 10 })
export const free = (id: number) => visitor.call(seatApi.free, { id })
export const inDays = (days: number) => () => new Date(Date.now() + days * 86_400_000)
export const reservationsOf = (email: string) => database().db.select().from(seatReservations).where(eq(seatReservations.email, email))
