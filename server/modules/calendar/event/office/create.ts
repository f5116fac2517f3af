import { z } from 'zod'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { officeEventApi } from '@/lib/api/v1/calendar/event/office'
import { runIdempotent } from '@/server/core/idempotency/run-idempotent'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { requireUser } from '@/server/core/require-user'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { events, eventTexts } from '@/server/db/schema/calendar'
import { requirePublishRight } from '@/server/modules/cms/draft/checks/publish-right'
import { eventTags, lockEvent, refuseWrongEvent } from './events'

type Input = ParsedOf<typeof officeEventApi.create>

/** A repeat under its Idempotency-Key gives the event as it is now, without another (docs/rules/platform.md#idempotency-key). */
export async function create(ctx: Ctx, input: Input) {
  const { id: userId } = requireUser(ctx)
  await requirePublishRight(ctx, ctx.db)
  const request = { call: 'calendar.event.office.create', sender: `user:${userId}`, input, result: z.number() }
  return inTransaction(ctx, async (tx) => lockEvent(ctx, tx, await runIdempotent(ctx, tx, request, () => write(ctx, tx, input))))
}

/** @returns the id of the new event */
async function write(
  ctx: Ctx,
  tx: Transaction,
  { title, summary, place, seats, isReservable, mediaId, ...period }: Input,
): Promise<number> {
  const [startsAt, endsAt, now] = [new Date(period.starts_at), new Date(period.ends_at), ctx.now()]
  await refuseWrongEvent(ctx, tx, { startsAt, endsAt, mediaId, seats, isReservable })
  const [row] = await tx
    .insert(events)
    .values({ siteId: ctx.site.id, startsAt, endsAt, seats, isReservable, mediaId, createdAt: now, updatedAt: now })
    .returning({ id: events.id })
  if (!row) throw new Error('The event was not written.')
  const own = { eventId: row.id, siteId: ctx.site.id, languageId: ctx.language.id }
  await tx.insert(eventTexts).values({ ...own, title, summary, place })
  await audit(ctx, tx, { action: 'event.create', target: `event:${row.id}`, detail: { ...period, seats, isReservable } })
  await ctx.invalidateTags(tx, eventTags(row.id))
  return row.id
}
