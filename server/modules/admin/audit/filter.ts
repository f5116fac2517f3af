import { desc, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { adminAuditApi } from '@/lib/api/v1/admin/audit'
import type { Ctx } from '@/server/core/context'
import { auditLog } from '@/server/db/schema/site'
import { loadAccountNames } from '@/server/modules/user/employee-names'
import { chosenEntries } from './chosen-entries'
import { presentEntries } from './present-entry'

/** docs/rules/administration.md#audit-log */
export async function filter(ctx: Ctx, { page, limit, ...choice }: ParsedOf<typeof adminAuditApi.filter>) {
  const { db } = ctx
  const where = chosenEntries(ctx, choice)
  const [totalRecords, rows, known] = await Promise.all([
    db.$count(auditLog, where),
    db
      .select()
      .from(auditLog)
      .where(where)
      .orderBy(desc(auditLog.id))
      .limit(limit)
      .offset((page - 1) * limit),
    loadKnown(ctx),
  ])
  const records = await presentEntries(ctx, db, rows)
  return { records, totalRecords, totalPages: Math.ceil(totalRecords / limit), page, limit, ...known }
}

/** Who and what the log knows. */
async function loadKnown(ctx: Ctx) {
  const { db, site } = ctx
  const isOurs = eq(auditLog.siteId, site.id)
  const [actors, actions] = await Promise.all([
    db.selectDistinct({ actor: auditLog.actor }).from(auditLog).where(isOurs).orderBy(auditLog.actor).limit(500),
    db.selectDistinct({ action: auditLog.action }).from(auditLog).where(isOurs).orderBy(auditLog.action).limit(500),
  ])
  const names = await loadAccountNames(
    ctx,
    db,
    actors.map(({ actor }) => actor),
  )
  return {
    actors: actors.map(({ actor }) => ({ actor, name: names.get(actor) ?? null })),
    actions: actions.map(({ action }) => action),
  }
}
