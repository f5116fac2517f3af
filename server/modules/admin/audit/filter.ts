import { desc, eq, sql } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { adminAuditApi } from '@/lib/api/v1/admin/audit'
import type { Ctx } from '@/server/core/context'
import { auditLog } from '@/server/db/schema/site'
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
  const { records, actors } = await presentEntries(ctx, db, rows, known.actors)
  return { records, totalRecords, totalPages: Math.ceil(totalRecords / limit), page, limit, actors, actions: known.actions }
}

/** Who and what the log knows; all guests are one. */
async function loadKnown({ db, site }: Ctx) {
  const isOurs = eq(auditLog.siteId, site.id)
  const actor = sql<string>`case when ${auditLog.actor} like 'guest:%' then 'guest' else ${auditLog.actor} end`.as('known')
  const [actors, actions] = await Promise.all([
    db
      .selectDistinct({ actor })
      .from(auditLog)
      .where(isOurs)
      .orderBy(sql`known`)
      .limit(500),
    db.selectDistinct({ action: auditLog.action }).from(auditLog).where(isOurs).orderBy(auditLog.action).limit(500),
  ])
  return { actors: actors.map((row) => row.actor), actions: actions.map(({ action }) => action) }
}
