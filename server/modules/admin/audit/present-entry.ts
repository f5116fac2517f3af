import { z } from 'zod'
import type { AuditEntry } from '@/lib/api/v1/admin/audit.schema'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import type { auditLog } from '@/server/db/schema/site'
import { loadAccountNames } from '@/server/modules/user/employee-names'

const Fields = z.record(z.string(), z.unknown()).catch({})

/** Entries with the names of the people in them. */
export async function presentEntries(ctx: Ctx, tx: Tx, rows: readonly (typeof auditLog.$inferSelect)[]): Promise<AuditEntry[]> {
  const names = await loadAccountNames(
    ctx,
    tx,
    rows.map(({ actor }) => actor),
  )
  return rows.map(({ id, at, actor, action, target, requestId, detail, before, after }) => ({
    id,
    actor,
    action,
    target,
    requestId,
    at: at.toISOString(),
    actorName: names.get(actor) ?? null,
    detail: Fields.parse(detail),
    before: before === null ? null : Fields.parse(before),
    after: after === null ? null : Fields.parse(after),
  }))
}
