import { and, eq, gte, like, lt, or, sql, type SQL } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { adminAuditApi } from '@/lib/api/v1/admin/audit'
import type { Ctx } from '@/server/core/context'
import { auditLog } from '@/server/db/schema/site'

type Choice = ParsedOf<typeof adminAuditApi.export>

/** Who, what, when, and words in entity, action or values. */
export function chosenEntries({ site }: Pick<Ctx, 'site'>, { actor, action, q, from, to }: Choice) {
  return and(
    eq(auditLog.siteId, site.id),
    actor === '' ? undefined : eq(auditLog.actor, actor),
    action === '' ? undefined : or(eq(auditLog.action, action), like(auditLog.action, `${escapeLike(action)}.%`)),
    from === undefined ? undefined : gte(auditLog.at, startOfDay(sql`${from}::date`)),
    to === undefined ? undefined : lt(auditLog.at, startOfDay(sql`${to}::date + 1`)),
    q === '' ? undefined : matches(q),
  )
}

/** A whole entity is found by its index; other words are looked for in what was written. */
function matches(q: string) {
  if (/^[a-zA-Z]+:\S+$/.test(q)) return eq(auditLog.target, q)
  const part = `%${escapeLike(q)}%`
  const { action, target, detail, before, after } = auditLog
  return sql`(${action} ilike ${part} or ${target} ilike ${part} or ${detail}::text ilike ${part}
    or ${before}::text ilike ${part} or ${after}::text ilike ${part})`
}

function startOfDay(day: SQL) {
  return sql`((${day})::timestamp at time zone 'Europe/Zagreb')`
}

function escapeLike(text: string) {
  return text.replace(/[\\%_]/g, '\\$&')
}
