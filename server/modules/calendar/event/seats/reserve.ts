import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { seatApi } from '@/lib/api/v1/calendar/event/seats'
import type { Ctx } from '@/server/core/context'
import { seatReservations } from '@/server/db/schema/calendar'
import { inMailedTransaction } from '@/server/modules/mail/in-mailed-transaction'
import { queueMail } from '@/server/modules/mail/queue-mail'
import { lockSeatEvent, requireSeats } from './seat-event'
import { signSeatToken } from './seat-link'
import { mailGuests } from './seat-mails'

/**
 * One reservation a mailbox (docs/rules/events.md#seats-per-guest). The answer does not tell whether it has reserved before: that guest's mail says what is reserved and how to change it (docs/rules/events.md#seats-opt-in).
 */
export async function reserve(ctx: Ctx, { eventId, name, email, seats }: ParsedOf<typeof seatApi.reserve>) {
  await inMailedTransaction(ctx, async (tx) => {
    const event = await lockSeatEvent(ctx, tx, eventId)
    await requireSeats(ctx, tx, { event, seats })
    const isOwn = and(eq(seatReservations.eventId, eventId), sql`izlog_mailbox(${seatReservations.email}) = izlog_mailbox(${email}::text)`)
    const [held] = await tx
      .select()
      .from(seatReservations)
      .where(isOwn)
      .orderBy(desc(isNotNull(seatReservations.confirmedAt)))
      .limit(1)
    if (held?.confirmedAt) {
      await mailGuests(ctx, tx, { template: 'seatsReserved', event, guests: [held], isRepeated: true })
      return true
    }
    await tx.delete(seatReservations).where(isOwn)
    const [row] = await tx
      .insert(seatReservations)
      .values({ siteId: ctx.site.id, languageId: ctx.language.id, eventId, name, email, seats, askedAt: ctx.now() })
      .returning({ id: seatReservations.id })
    if (!row) throw new Error('The reservation was not written.')
    const token = await signSeatToken(tx, ctx.site, row.id)
    const startsAt = event.startsAt.toISOString()
    return queueMail(ctx, tx, { template: 'seatsConfirm', to: email, data: { token, seats, title: event.title, startsAt } })
  })
  return {}
}
