import { z } from 'zod'
import type { AuditEntry } from '@/lib/api/v1/admin/audit.schema'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import type { auditLog } from '@/server/db/schema/site'
import { loadPeople } from './load-people'
import { loadTargets } from './load-targets'

const Fields = z.record(z.string(), z.unknown()).catch({})

type Row = typeof auditLog.$inferSelect

/** Entries with the names of people and things, read now: the log keeps none (docs/rules/administration.md#audit-words). */
export async function presentEntries(ctx: Ctx, tx: Tx, rows: readonly Row[], actors: readonly string[] = []) {
  const people = await loadPeople(ctx, tx, [...rows.flatMap(({ actor, target }) => [actor, target]), ...actors])
  const targets = await loadTargets(
    ctx,
    tx,
    rows.map(({ target }) => target),
  )
  const actorOf = (actor: string) => ({ actor, actorName: people.get(actor)?.name ?? null, actorEmail: people.get(actor)?.email ?? null })
  const targetOf = (target: string): Pick<AuditEntry, 'target' | 'targetName' | 'targetPlace'> => {
    const person = people.get(target)
    if (!person) return { target, targetName: targets.get(target)?.name ?? null, targetPlace: targets.get(target)?.place ?? null }
    const { name, email, isEmployee } = person
    const place = isEmployee ? ({ screen: 'staff', id: target.slice('user:'.length) } as const) : null
    return { target, targetName: email ? `${name} (${email})` : name, targetPlace: place }
  }
  const records = rows.map(({ id, at, actor, action, target, requestId, detail, before, after }): AuditEntry => ({
    id,
    action,
    requestId,
    ...actorOf(actor),
    ...targetOf(target),
    at: at.toISOString(),
    detail: Fields.parse(detail),
    before: before === null ? null : Fields.parse(before),
    after: after === null ? null : Fields.parse(after),
  }))
  return { records, actors: actors.map(actorOf) }
}
