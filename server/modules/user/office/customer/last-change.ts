import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { auditLog } from '@/server/db/schema/site'
import { users } from '@/server/db/schema/user'

/** A person of the staff, by name or else by address; '' for a deleted one. For queries that join `users`. */
export const staffName = sql<string>`coalesce(nullif(trim(${users.firstName} || ' ' || ${users.lastName}), ''), ${users.email}, '')`

/** Who made the last of these changes, and when: what a colleague with an older version is told. */
export async function lastChange({ site }: Pick<Ctx, 'site'>, tx: Tx, customerId: number, actions: readonly string[]) {
  const [row] = await tx
    .select({ by: staffName, at: auditLog.at })
    .from(auditLog)
    .leftJoin(users, eq(auditLog.actor, sql`'user:' || ${users.id}`))
    .where(and(eq(auditLog.siteId, site.id), eq(auditLog.target, `customer:${customerId}`), inArray(auditLog.action, [...actions])))
    .orderBy(desc(auditLog.id))
    .limit(1)
  return row ? { by: row.by, at: row.at.toISOString() } : { by: '', at: null }
}
