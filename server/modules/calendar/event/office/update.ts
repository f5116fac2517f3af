import { eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { officeEventApi } from '@/lib/api/v1/calendar/event/office'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { events } from '@/server/db/schema/calendar'
import { requirePublishRight } from '@/server/modules/cms/draft/checks/publish-right'
import { mailMovedEvent } from '@/server/modules/calendar/event/seats/event-changes'
import { applyPatch, type Applied } from '@/server/modules/revision/apply-patch'
import type { Fields } from '@/server/modules/revision/merge-patch'
import { eventTags, lockEvent, refuseFewerSeats, refuseWrongEvent } from './events'

type Update = ParsedOf<typeof officeEventApi.update>

/** Merged with what others have saved since (docs/rules/administration.md#form-revisions). */
export async function update(ctx: Ctx, { id, version: seen, ...sent }: Update) {
  return inTransaction(ctx, async (tx) => {
    const before = await lockEvent(ctx, tx, id)
    if (!before.isArchived) await requirePublishRight(ctx, tx)
    const current = { version: before.version, fields: await loadFields(tx, id) }
    const applied = await applyPatch(ctx, tx, { entity: { kind: 'event', id }, seen, current, patch: toFields(sent) })
    if (!applied.isChanged) return before
    const {
      seats,
      isReservable,
      mediaId,
      starts_at: start = before.starts_at,
      ends_at: end = before.ends_at,
    } = changedValues(sent, applied)
    const [startsAt, endsAt] = [new Date(start), new Date(end)]
    await refuseWrongEvent(ctx, tx, {
      startsAt,
      endsAt,
      mediaId,
      seats: seats === undefined ? before.seats : seats,
      isReservable: isReservable ?? before.isReservable,
    })
    await refuseFewerSeats(tx, { id, seats })
    const { version } = applied
    await tx.update(events).set({ startsAt, endsAt, seats, isReservable, mediaId, version, updatedAt: ctx.now() }).where(eq(events.id, id))
    const { before: old, after } = applied
    await audit(ctx, tx, { action: 'event.update', target: `event:${id}`, detail: after, before: old, after })
    const { place, starts_at, ends_at } = before
    if (!before.isArchived)
      await mailMovedEvent(ctx, tx, { id, before: { place, startsAt: new Date(starts_at), endsAt: new Date(ends_at) } })
    await ctx.invalidateTags(tx, eventTags(id))
    return lockEvent(ctx, tx, id)
  })
}

type Values = Omit<Update, 'id' | 'version'>

async function loadFields(tx: Transaction, id: number): Promise<Fields> {
  const { startsAt, endsAt, seats, isReservable, mediaId } = events
  const [row] = await tx.select({ startsAt, endsAt, seats, isReservable, mediaId }).from(events).where(eq(events.id, id))
  if (!row) throw new AppError('NOT_FOUND')
  const { startsAt: start, endsAt: end, ...plain } = row
  return { starts_at: start.toISOString(), ends_at: end.toISOString(), ...plain }
}

/** Moments in one notation, so that equal ones are equal. */
function toFields({ starts_at: start, ends_at: end, ...plain }: Values): Fields {
  const period = { starts_at: start && new Date(start).toISOString(), ends_at: end && new Date(end).toISOString() }
  return Object.fromEntries(
    Object.entries({ ...period, ...plain }).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}

function changedValues(sent: Values, { after }: Pick<Applied, 'after'>): Values {
  return Object.fromEntries(Object.entries(sent).filter(([name]) => Object.hasOwn(after, name)))
}
